import { expect, test } from 'vitest';
import { boardingRefusal, type KnownTicket } from './boarding-verdict.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, instant, localDate } from '#kernel/instant.ts';

const NOW = instant(Date.UTC(2026, 10, 27, 15, 0));
const BUS = { departure: id<'departure'>('morning'), serviceDate: localDate('2026-11-27') };
const DOOR = { ...BUS, isCancelled: false };
const EVENING = { ...BUS, departure: id<'departure'>('evening') };
const TOMORROW = { departure: id<'departure'>('morning-28'), serviceDate: localDate('2026-11-28') };

const PASS: BoardingPass = {
  folio: '7K3M9QX2VD-01',
  direction: 'departure',
  seat: 4,
  run: BUS,
  issue: 'aa',
  expires: after(NOW, DAY),
};
const TICKET: KnownTicket = { run: BUS, issue: 'aa', isVoid: false, isPaid: true, isCancelled: false };

test.each([
  ['a code for this bus', PASS, TICKET, undefined],
  ['a code that was sold after the list was made', PASS, undefined, undefined],
  ['a folio that was typed', undefined, TICKET, undefined],
  ['neither', undefined, undefined, 'forged'],
  ['a code of last week', { ...PASS, expires: NOW }, TICKET, 'expired'],
  ['a ticket that was given back', PASS, { ...TICKET, isVoid: true }, 'void'],
  ['a code from before a new issue', PASS, { ...TICKET, issue: 'bb' }, 'void'],
  ['a typed folio that was given back', undefined, { ...TICKET, isVoid: true }, 'void'],
  ['an unpaid folio', undefined, { ...TICKET, isPaid: false }, 'unpaid'],
  ['an open ticket', { ...PASS, run: undefined }, { ...TICKET, run: undefined }, 'open'],
  ['an open ticket, unknown', { ...PASS, run: undefined }, undefined, 'open'],
  ['the bus of the evening', { ...PASS, run: EVENING }, { ...TICKET, run: EVENING }, 'wrong_bus'],
  ['the bus of the evening, unknown', { ...PASS, run: EVENING }, undefined, 'wrong_bus'],
  ['the bus of tomorrow', { ...PASS, run: TOMORROW }, undefined, 'wrong_day'],
  ['a typed folio of tomorrow', undefined, { ...TICKET, run: TOMORROW }, 'wrong_day'],
] as const)('%s', (_who, pass, ticket, refusal) => {
  expect(boardingRefusal({ pass, ticket }, DOOR, NOW)).toBe(refusal);
});

test.each([
  ['from whose stop the bus does not run', PASS, { ...TICKET, isCancelled: true }, false, 'cancelled'],
  ['from whose stop it runs, though not from a later one', PASS, TICKET, true, undefined],
  ['a passenger who bought after the list was made, and the bus runs from no stop', PASS, undefined, true, 'cancelled'],
  ['whose ticket was given back meanwhile', PASS, { ...TICKET, isCancelled: true, isVoid: true }, true, 'void'],
  ['of another bus, which is cancelled', PASS, { ...TICKET, run: EVENING, isCancelled: true }, false, 'wrong_bus'],
] as const)('somebody %s', (_who, pass, ticket, isCancelled, refusal) => {
  expect(boardingRefusal({ pass, ticket }, { ...BUS, isCancelled }, NOW)).toBe(refusal);
});

test('a code is good until the moment it expires, however the ticket stands', () => {
  const pass = { ...PASS, expires: after(NOW, 1) };
  expect(boardingRefusal({ pass, ticket: TICKET }, DOOR, NOW)).toBeUndefined();
  expect(boardingRefusal({ pass, ticket: TICKET }, DOOR, pass.expires)).toBe('expired');
  expect(boardingRefusal({ pass, ticket: { ...TICKET, isVoid: true } }, DOOR, pass.expires)).toBe('expired');
});

test('a code says nothing against our books: the ticket that was changed boards its new bus alone', () => {
  const ticket = { ...TICKET, run: EVENING };
  expect(boardingRefusal({ pass: PASS, ticket }, DOOR, NOW)).toBe('wrong_bus');
  expect(boardingRefusal({ pass: PASS, ticket }, { ...EVENING, isCancelled: false }, NOW)).toBeUndefined();
});
