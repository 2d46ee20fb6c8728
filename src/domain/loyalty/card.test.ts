import { expect, test } from 'vitest';
import { cardNumber, parseCardNumber, printedCard } from '#domain/loyalty/card.ts';

test.each([
  ['700000000013', true],
  ['7000 0000 0013', true],
  ['7000-0000-0013', true],
  ['700000000014', false],
  ['070000000013', false],
  ['70000000001', false],
  ['7000000000130', false],
  ['70000000001a', false],
  ['', false],
])('"%s" is a card number: %s', (typed, isCard) => {
  expect(parseCardNumber(typed) !== undefined).toBe(isCard);
});

test('a stem gets the digit that makes it right, and is printed in groups', () => {
  const card = cardNumber('70000000001');
  expect(parseCardNumber(printedCard(card))).toBe(card);
  expect(printedCard(card)).toBe('7000 0000 0013');
  expect(() => cardNumber('7000')).toThrow(RangeError);
});
