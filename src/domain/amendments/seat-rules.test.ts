import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE } from '#kernel/instant.ts';
import {
  journeyRefusal,
  movesOf,
  passengerRefusal,
  SEAT_CHANGES,
  type SeatedJourney,
  type SeatsQuestion,
  seatsCloseAt,
  requestFaults,
} from './seat-rules.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));
const ANA = { position: 1, seat: 11, hasBoarded: false, changes: 0 };
const EVA = { position: 2, seat: 12, hasBoarded: false, changes: 0 };
const BUS: SeatedJourney = {
  direction: 'departure',
  departs: after(NOW, 31 * MINUTE),
  isCancelled: false,
  busSeats: 40,
  passengers: [ANA, EVA],
};
const PAID: SeatsQuestion = { status: 'approved', isMoneyGoingBack: false, hasUnpaidChange: false, now: NOW };

describe('the seats of a journey', () => {
  test.each<[string, Partial<SeatedJourney>, Partial<SeatsQuestion>, string | undefined]>([
    ['31 minutes before the bus leaves', {}, {}, undefined],
    ['30 minutes before it', { departs: after(NOW, 30 * MINUTE) }, {}, 'seat_change_closed'],
    ['after it left', { departs: after(NOW, -MINUTE) }, {}, 'seat_change_closed'],
    ['whose bus is cancelled', { isCancelled: true }, {}, 'journey_cancelled'],
    ['that has no run yet', { departs: undefined }, {}, 'seat_change_open'],
    ['that everybody gave up', { passengers: [] }, {}, 'change_ticket_unknown'],
    ['while money goes back', {}, { isMoneyGoingBack: true }, 'change_refund_open'],
    ['while another schedule is to be paid', {}, { hasUnpaidChange: true }, 'seat_change_waits'],
    ['not paid yet', {}, { status: 'process' }, 'tickets_not_ready'],
    ['ordered at the counter', {}, { status: 'order_generated' }, 'tickets_not_ready'],
    ['refused by the bank', {}, { status: 'decline' }, 'tickets_not_ready'],
  ])('%s', (_, journey, asked, code) => {
    expect(journeyRefusal({ ...BUS, ...journey }, { ...PAID, ...asked })?.code).toBe(code);
  });

  test('have a last moment, unless there is no run', () => {
    expect(seatsCloseAt(BUS)).toBe(after(NOW, MINUTE));
    expect(seatsCloseAt({ departs: undefined })).toBeUndefined();
  });
});

test.each<[string, Partial<typeof ANA>, string | undefined]>([
  ['changes seats', {}, undefined],
  ['once more', { changes: SEAT_CHANGES - 1 }, undefined],
  ['not more often than they may', { changes: SEAT_CHANGES }, 'seat_change_used'],
  ['not once they boarded', { hasBoarded: true }, 'seat_change_closed'],
])('a passenger %s', (_, change, code) => {
  const refusal = passengerRefusal({ ...ANA, ...change }, 'return');
  expect([refusal?.code, refusal?.field]).toEqual([code, code && 'seats.1.seat_return']);
});

describe('wished seats', () => {
  const tired = { ...BUS, passengers: [{ ...ANA, changes: SEAT_CHANGES }, EVA] };
  const requested = (position: number, seat: number) => ({ position, seat });
  test.each<[string, SeatedJourney, readonly ReturnType<typeof requested>[], readonly string[]]>([
    ['another one', BUS, [requested(1, 14)], []],
    ['the first and the last of the bus', BUS, [requested(1, 1), requested(2, 40)], []],
    ['two others', BUS, [requested(1, 14), requested(2, 15)], []],
    ['each other’s', BUS, [requested(1, 12), requested(2, 11)], []],
    ['one other, and the own', BUS, [requested(1, 14), requested(2, 12)], []],
    ['the own one', BUS, [requested(1, 11)], ['seat_unchanged seats.1.seat_departure']],
    ['none', BUS, [], ['seat_unchanged seats.1.seat_departure']],
    [
      'one that the bus does not have',
      BUS,
      [requested(1, 41), requested(2, 0)],
      ['seat_unknown seats.1.seat_departure', 'seat_unknown seats.2.seat_departure'],
    ],
    ['no whole seat', BUS, [requested(1, 1.5)], ['seat_unknown seats.1.seat_departure']],
    [
      'one for both',
      BUS,
      [requested(1, 14), requested(2, 14)],
      ['seat_repeated seats.1.seat_departure', 'seat_repeated seats.2.seat_departure'],
    ],
    [
      'the one that the other says to keep',
      BUS,
      [requested(1, 12), requested(2, 12)],
      ['seat_repeated seats.1.seat_departure'],
    ],
    ['for somebody who has no seat', BUS, [requested(3, 14)], ['change_ticket_unknown seats.3.seat_departure']],
    [
      'for who changed often enough',
      tired,
      [requested(1, 14), requested(2, 15)],
      ['seat_change_used seats.1.seat_departure'],
    ],
    ['their own two, said of the second alone', BUS, [requested(2, 12)], ['seat_unchanged seats.2.seat_departure']],
    ['for the other, who did not', tired, [requested(1, 11), requested(2, 15)], []],
  ])('%s', (_, journey, requests, faults) => {
    expect(requestFaults(journey, requests).map(({ code, field }) => `${code} ${field}`)).toEqual(faults);
  });

  test('are only those that move somebody', () => {
    expect(movesOf(BUS, [requested(1, 11), requested(2, 15)])).toEqual([requested(2, 15)]);
  });
});
