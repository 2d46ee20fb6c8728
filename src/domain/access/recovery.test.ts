import { expect, test } from 'vitest';
import { cardNumber } from '#domain/loyalty/card.ts';
import { knownContact } from './recovery.ts';

const card = cardNumber('71000000000');

test.each([
  [' Ana@Example.COM ', { kind: 'email', email: 'ana@example.com' }],
  ['33 1234 5678', { kind: 'phone', phone: '+523312345678' }],
  ['+1 415 555 0123', { kind: 'phone', phone: '+14155550123' }],
  [card.replace(/(\d{4})(?=\d)/g, '$1 '), { kind: 'card', card }],
  ['ana@', undefined],
  ['López', undefined],
  ['', undefined],
])('%s', (typed, known) => {
  expect(knownContact(typed)).toEqual(known);
});
