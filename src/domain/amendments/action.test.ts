import { describe, expect, test } from 'vitest';
import { NOW, ticket, ticketsStatus } from '#domain/amendments/testing/tickets-status.ts';
import { OPEN, paidTrip, soldTicket } from '#domain/booking/testing/reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { after, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type Action, type ActionFacts, actionsOf, referenceAction } from './action.ts';
import { NAME_CHANGES } from './name-rules.ts';
import { SEAT_CHANGES } from './seat-rules.ts';

const inHours = (hours: number): Instant => after(NOW, hours * HOUR);
/** Closes half an hour before a bus. */
const closing = (departs: Instant): Instant => after(departs, -30 * MINUTE);
const [OUT_AT, BACK_AT] = [inHours(48), inHours(96)];

const ANA = { position: 1, seat: 11, hasBoarded: false, changes: 0 };
const BOARDED = { ...ANA, position: 2, seat: 12, hasBoarded: true };
const seated = (change: Partial<ActionFacts['seats']['journeys'][number]> = {}) => ({
  direction: 'departure' as const,
  departs: OUT_AT,
  isCancelled: false,
  busSeats: 40,
  passengers: [ANA],
  ...change,
});
const backSeats = seated({ direction: 'return', departs: BACK_AT });
const named = (change: Partial<ActionFacts['names']['passengers'][number]> = {}) => ({
  position: 1,
  firstName: 'Ana',
  lastName: 'Díaz',
  hasTicket: true,
  isCancelled: false,
  departs: OUT_AT,
  hasBoarded: false,
  changes: 0,
  direction: 'departure' as const,
  ...change,
});

/** A paid round trip, outbound in two days, return in four. */
const facts = (change: Partial<ActionFacts> = {}): ActionFacts => ({
  reservation: paidTrip(),
  changeClosesAt: { departure: closing(OUT_AT), return: closing(BACK_AT) },
  seats: {
    status: 'approved',
    isMoneyGoingBack: false,
    hasUnpaidChange: false,
    now: NOW,
    journeys: [seated(), backSeats],
  },
  names: { status: 'approved', now: NOW, passengers: [named()] },
  offered: [{ kind: 'add', direction: 'return', until: closing(BACK_AT) }],
  ticketsStatus: ticketsStatus([ticket(), ticket({ direction: 'return' })]),
  now: NOW,
  ...change,
});
const withTrip = (trip: Partial<Reservation>, change: Partial<ActionFacts> = {}) =>
  facts({ reservation: paidTrip(trip), ...change });
const ofKind = (asked: ActionFacts, ...kinds: Action['kind'][]) =>
  actionsOf(asked).filter(({ kind }) => kinds.includes(kind));

test('the owner of a paid round trip is offered all of it, the schedules first', () => {
  expect(actionsOf(facts()).map(({ kind, direction, until }) => [kind, direction, until])).toEqual([
    ['change_run', 'departure', closing(OUT_AT)],
    ['change_run', 'return', closing(BACK_AT)],
    ['change_seats', 'departure', closing(OUT_AT)],
    ['add', 'return', closing(BACK_AT)],
    ['change_name', 'departure', closing(OUT_AT)],
    ['invoice', undefined, undefined],
    ['cancel', undefined, undefined],
  ]);
});

describe('another schedule', () => {
  const runs = (asked: ActionFacts) =>
    ofKind(asked, 'choose_run', 'change_run').map(({ kind, direction, refusal }) => [kind, direction, refusal]);

  test.each<[string, ActionFacts, unknown]>([
    [
      'an open ticket is given its run before anything else is changed',
      withTrip({ return: OPEN }),
      [
        ['choose_run', 'return', undefined],
        ['change_run', 'departure', undefined],
      ],
    ],
    [
      'is shown as done where it was done',
      withTrip({ changed: ['departure'] }),
      [
        ['change_run', 'departure', 'change_used'],
        ['change_run', 'return', undefined],
      ],
    ],
    [
      'is not spoken of once the ticket was given back',
      withTrip({ tickets: [soldTicket('return')] }),
      [['change_run', 'return', undefined]],
    ],
    [
      'is not spoken of while money goes back',
      withTrip({ refund: { amount: centavos(1), isPaid: false, isByHand: false } }),
      [],
    ],
    [
      'ends with the moment the change closes',
      facts({ changeClosesAt: { departure: NOW, return: after(NOW, 1) } }),
      [['change_run', 'return', undefined]],
    ],
    [
      'stays open for a bus that cannot be reached, longer than for the others',
      facts({
        changeClosesAt: { departure: NOW, return: NOW },
        missed: { direction: 'departure', closesAt: after(NOW, 1) },
      }),
      [['change_run', 'departure', undefined]],
    ],
    [
      'is not spoken of where somebody has boarded',
      facts({ seats: { ...facts().seats, journeys: [seated({ passengers: [ANA, BOARDED] }), backSeats] } }),
      [['change_run', 'return', undefined]],
    ],
    ['needs a run or an open ticket', facts({ changeClosesAt: { departure: undefined, return: undefined } }), []],
  ])('%s', (_, asked, expected) => {
    expect(runs(asked)).toEqual(expected);
  });
});

describe('other seats', () => {
  const seats = (...journeys: ActionFacts['seats']['journeys']) =>
    ofKind(facts({ seats: { ...facts().seats, journeys } }), 'change_seats');

  test.each<[string, ActionFacts['seats']['journeys'], unknown]>([
    [
      'on the way back, once the way out has closed',
      [seated({ departs: inHours(0.5) }), backSeats],
      ['return', undefined],
    ],
    [
      'where one of two may still move',
      [
        seated({
          passengers: [
            { ...ANA, changes: SEAT_CHANGES },
            { ...ANA, position: 2 },
          ],
        }),
      ],
      ['departure', undefined],
    ],
    [
      'on the way back, where nobody may move on the way out any more',
      [seated({ passengers: [{ ...ANA, changes: SEAT_CHANGES }] }), backSeats],
      ['return', undefined],
    ],
    [
      'were changed as often as they may',
      [seated({ passengers: [{ ...ANA, changes: SEAT_CHANGES }] })],
      ['departure', 'seat_change_used'],
    ],
  ])('%s', (_, journeys, expected) => {
    const [action] = seats(...journeys);
    expect([action?.direction, action?.refusal]).toEqual(expected);
  });

  test('are not spoken of for who boarded, nor on a bus that does not run', () => {
    expect(seats(seated({ passengers: [{ ...ANA, hasBoarded: true }] }))).toEqual([]);
    expect(seats(seated({ isCancelled: true }))).toEqual([]);
  });
});

describe('another name', () => {
  const names = (...passengers: ActionFacts['names']['passengers']) =>
    ofKind(facts({ names: { ...facts().names, passengers } }), 'change_name');
  const used = { changes: NAME_CHANGES };

  test.each<[string, ActionFacts['names']['passengers'], unknown[]]>([
    [
      'ends with the first bus of those whose name may change',
      [named({ departs: BACK_AT, direction: 'return' }), named({ position: 2 })],
      ['departure', closing(OUT_AT), undefined],
    ],
    [
      'does not end with the bus of somebody whose name may not',
      [named(used), named({ position: 2, departs: BACK_AT, direction: 'return' })],
      ['return', closing(BACK_AT), undefined],
    ],
    ['has no end with open tickets alone', [named({ departs: undefined })], [undefined, undefined, undefined]],
    ['was changed as often as it may', [named(used)], [undefined, undefined, 'name_change_used']],
  ])('%s', (_, passengers, expected) => {
    const [action] = names(...passengers);
    expect([action?.direction, action?.until, action?.refusal]).toEqual(expected);
  });

  test('was changed as often as it may, beside one who boarded', () => {
    const [action] = names(named({ hasBoarded: true }), named({ ...used, position: 2 }));
    expect(action?.refusal).toBe('name_change_used');
  });

  test('is not spoken of where everybody boarded', () => {
    expect(names(named({ hasBoarded: true }))).toEqual([]);
  });
});

describe('an invoice', () => {
  test.each<[string, Partial<Reservation>, number]>([
    ['of what was paid by card', {}, 1],
    ['never of points', { method: 'traveller_win' }, 0],
    ['never of what nothing was paid for', { method: undefined }, 0],
    ['not before the order is paid', { status: 'order_generated' }, 0],
  ])('%s', (_, trip, count) => {
    expect(ofKind(withTrip(trip), 'invoice')).toHaveLength(count);
  });
});

test('nothing can be cancelled of which nothing would go back', () => {
  const used = ticketsStatus([ticket({ isBoarded: true })]);
  expect(ofKind(facts({ ticketsStatus: used }), 'cancel')).toEqual([]);
});

test('a store reference is to be paid until its last moment, and not once the order is over', () => {
  const voucher = {
    method: 'oxxo' as const,
    amount: centavos(65_000),
    reference: '1234',
    barcodeUrl: undefined,
    payBy: inHours(20),
  };
  expect(referenceAction(paidTrip({ voucher }))).toEqual([{ kind: 'pay_reference', until: inHours(20) }]);
  expect(referenceAction(paidTrip({ voucher, expired: true }))).toEqual([]);
  expect(referenceAction(paidTrip())).toEqual([]);
});
