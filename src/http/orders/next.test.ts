import { expect, test } from 'vitest';
import { giftWords } from '#http/gifts/words.ts';
import { adventureText } from '#text/adventures/words.ts';
import { instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { giftText } from '#text/gifts.ts';
import { progressOf } from '#http/orders/item-words.ts';
import { packWords } from '#http/packs/words.ts';

const GIFT = { amount: 50_000, name: 'Ana', email: 'ana@example.com' };

test.each([
  ['a gift card', giftWords(GIFT)],
  [
    'a pack of points',
    packWords({ points: 100_000, price: 96_000, traveller: '01a22231-2a6e-7553-b195-e16fb3b2bcc4' }),
  ],
  ['an adventure', adventureText],
])('what follows the payment of %s stays true on its page, weeks later and once it is used', (_, { next }) => {
  expect(next?.es).toMatch(/\w/);
  expect(next?.es).not.toMatch(/minutos|ya están/);
  expect(next?.en).not.toMatch(/minutes|are in your/);
});

test('a gift card is going to be sent until the morning of its day, and then it has been', () => {
  const words = giftWords({ ...GIFT, date: '2026-12-24' });
  const at = (time: string) => progressOf(words, instant(Date.parse(`${time}-06:00`)), CARRIER_ZONE);
  expect(at('2026-12-24T08:59')?.es).toBe('Se la enviamos a Ana el jueves, 24 de diciembre de 2026.');
  expect(at('2026-12-24T08:59')?.en).toMatch(/^We send it to Ana on /);
  expect(at('2026-12-24T09:00')).toEqual(giftText.sent('Ana'));
});

test('a gift card without a day has been sent once it is paid', () => {
  const { next } = giftWords(GIFT);
  expect(next?.en).toBe('We have sent it to Ana.');
});
