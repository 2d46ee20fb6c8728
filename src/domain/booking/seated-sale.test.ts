import { describe, expect, test } from 'vitest';
import { BACK, draft, OPEN, OUT } from '#domain/booking/testing/reservation.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import {
  afterFailure,
  areStillTheirs,
  isBoardable,
  refusalAtCounter,
  refusalToPin,
  refusalToSell,
  refusalToWait,
} from './seated-sale.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const LATER = after(NOW, MINUTE);
const hold = (change: Partial<OwnHold> = {}): OwnHold => ({
  departure: OUT.segment!.departure,
  direction: 'departure',
  passenger: 1,
  seat: 11,
  from: 1,
  to: 3,
  state: 'held',
  until: LATER,
  ...change,
});
const holds = (change: Partial<OwnHold> = {}): readonly OwnHold[] => [
  hold(change),
  hold({ departure: BACK.segment!.departure, direction: 'return', seat: 21, ...change }),
];
const held = (change: Partial<OwnHold> = {}, now = NOW) => ({
  reservation: draft(),
  own: { now, holds: holds(change) },
});

describe('a payment that is about to begin', () => {
  const refusal = (change: Partial<Parameters<typeof refusalToSell>[0]>) =>
    refusalToSell({ ...held(), isCodeLeft: true, isCancelled: false, ofKind: undefined, ...change });

  test.each<[string, Parameters<typeof refusal>[0], string | undefined]>([
    ['with all its seats', {}, undefined],
    ['a moment before they end', held({}, before(LATER, 1)), undefined],
    ['as they end', held({}, LATER), 'time_exceeded'],
    ['with seats that another payment pinned', held({ state: 'paying' }), 'time_exceeded'],
    ['with a seat missing', { own: { now: NOW, holds: [hold()] } }, 'time_exceeded'],
    ['on a cancelled run', { isCancelled: true }, 'departure_cancelled'],
    ['by the rules of its kind', { ofKind: 'change_closed', isCancelled: true }, 'change_closed'],
    ['whose code was used up', { isCodeLeft: false, ofKind: 'change_closed' }, 'price_changed'],
  ])('%s', (_, change, code) => expect(refusal(change)).toBe(code));

  test.each([
    [2, undefined],
    [1, 'time_exceeded'],
    [0, 'time_exceeded'],
  ])('of two seats, %i could be pinned', (pinned, code) => expect(refusalToPin({ holds: holds() }, pinned)).toBe(code));
});

describe('seats that wait for cash', () => {
  const FREE = { isWithinShare: true, mayWaitUnconfirmed: true };
  test.each([
    [FREE, undefined],
    [{ ...FREE, isWithinShare: false }, 'method_unavailable'],
    [{ ...FREE, mayWaitUnconfirmed: false }, 'cash_contact_required'],
    [{ isWithinShare: false, mayWaitUnconfirmed: false }, 'method_unavailable'],
  ])('%o', (wait, code) => {
    expect(refusalToWait(wait)).toBe(code);
    expect(refusalAtCounter({ ...wait, now: before(LATER, 1), until: LATER })).toBe(code);
  });

  test('cannot once the counter would not keep them any more', () =>
    expect(refusalAtCounter({ ...FREE, now: LATER, until: LATER })).toBe('method_unavailable'));
});

describe('money that arrived finds its seats', () => {
  test.each<[string, ReturnType<typeof held>, boolean, boolean]>([
    ['pinned for it, after their time', held({ state: 'paying', until: undefined }), true, true],
    ['pinned for another payment', held({ state: 'paying', until: undefined }), false, false],
    ['held for another try', held(), false, true],
    ['held, as they end', held({}, LATER), false, false],
    ['of which one is another', held({ seat: 12 }), true, false],
    ['none of which are left', { reservation: draft(), own: { now: NOW, holds: [] } }, true, false],
  ])('%s', (_, trip, isPinned, expected) => expect(areStillTheirs(trip, isPinned)).toBe(expected));

  test('of a trip without a date, which needs none', () => {
    const open = { reservation: draft({ departure: OPEN, return: OPEN }), own: { now: NOW, holds: [] } };
    expect(areStillTheirs(open, false)).toBe(true);
  });
});

test('seats are taken again until a quarter of an hour before the bus leaves', () => {
  const bus = { departs: after(NOW, 15 * MINUTE) };
  expect([isBoardable(bus, before(NOW, 1)), isBoardable(bus, NOW), isBoardable(undefined, NOW)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('after a payment failed', () => {
  const failed = (change: Partial<Parameters<typeof afterFailure>[0]>) =>
    afterFailure({ ...held(), waitedForCash: false, boardings: [after(NOW, 24 * HOUR)], ...change });
  const until = (minutes: number) => draft({ holdUntil: after(NOW, minutes * MINUTE) });

  test.each<[string, Parameters<typeof failed>[0], number]>([
    ['at least ten minutes are left', { reservation: until(3) }, 10],
    ['the rest of a longer hold is left', { reservation: until(12) }, 12],
    ['an order that kept its seats for hours has ten', { reservation: until(300), waitedForCash: true }, 10],
    ['a hold without an end has ten', { reservation: draft({ holdUntil: undefined }) }, 10],
    [
      'nothing is kept past a quarter of an hour before the bus leaves',
      { reservation: until(3), boardings: [after(NOW, 20 * MINUTE)] },
      5,
    ],
  ])('%s', (_, change, minutes) =>
    expect(failed(change)).toEqual({ kind: 'kept', until: after(NOW, minutes * MINUTE) }),
  );

  const NONE = { now: NOW, holds: [] };
  test('a reservation without seats keeps the end it had', () => {
    const ended = draft({ expired: true, holdUntil: LATER });
    expect(failed({ own: NONE, reservation: ended })).toEqual({ kind: 'none', until: LATER });
    expect(failed({ own: NONE, reservation: until(3) })).toEqual({ kind: 'none', until: undefined });
  });
});
