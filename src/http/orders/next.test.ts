import { expect, test } from 'vitest';
import { giftWords } from '#http/gifts/words.ts';
import { adventureText } from '#text/adventures/words.ts';
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
