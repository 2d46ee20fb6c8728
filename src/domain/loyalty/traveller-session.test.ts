import { expect, test } from 'vitest';
import { after, DAY, instant, MINUTE } from '#kernel/instant.ts';
import { cardNumber, parseCardNumber } from './card.ts';
import { maySpend, sessionEnds } from './traveller-session.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));

test('a traveller who signed in is known for a day, and spends points while they are there', () => {
  const session = sessionEnds(NOW);
  expect(session).toEqual({ expiresAt: after(NOW, DAY), spendsUntil: after(NOW, 30 * MINUTE) });
  expect(maySpend(session, instant(session.spendsUntil - 1))).toBe(true);
  expect(maySpend(session, session.spendsUntil)).toBe(false);
});

test('one wrong digit makes no card number of another one, whichever it is', () => {
  const card = cardNumber('79927398713');
  for (const [place, digit] of [...card].entries())
    for (const other of '0123456789') {
      const typed = card.slice(0, place) + other + card.slice(place + 1);
      expect(parseCardNumber(typed) !== undefined).toBe(other === digit);
    }
});

test('the check digit is Luhn’s: known numbers of other cards have it too', () => {
  expect(['00000000000', '10000000000', '50000000000', '12345678901'].map(cardNumber)).toEqual([
    '000000000000',
    '100000000008',
    '500000000009',
    '123456789015',
  ]);
});
