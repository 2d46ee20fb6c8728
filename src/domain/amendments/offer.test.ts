import { describe, expect, test } from 'vitest';
import { refundOfferOf, delayedSelection, EVERYTHING, travelOffer } from './offer.ts';
import { amountsByPayer } from './payers-money.ts';
import type { TicketsStatus, ValidTicket } from './tickets-status.ts';
import { late, NOW, ticketsStatus, ticket } from '#domain/amendments/testing/tickets-status.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { after, before, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const FARE = 65_001;
const out = (change: Partial<ValidTicket> = {}) => ticket(change);
const back = (change: Partial<ValidTicket> = {}) => ticket({ direction: 'return', ...change });
const inMinutes = (minutes: number): Instant => after(NOW, minutes * MINUTE);

/** Amounts as money and as credit, or the refusal. */
function offered(
  { tickets, paidFrom }: TicketsStatus,
  { passengers, directions }: { passengers?: number[]; directions?: Direction[] } = {},
  now = NOW,
) {
  const offer = refundOfferOf(ticketsStatus(tickets, paidFrom), { selection: { passengers, directions }, now });
  return offer.ok ? offer.value.amounts : offer.fault.code;
}

describe('a delay', () => {
  test.each<[string, ValidTicket[], unknown]>([
    ['of two hours to the minute gives no money', [out({ delay: late(120) })], { credit: FARE }],
    ['of a minute more gives all', [out({ delay: late(121) })], { original: FARE, credit: FARE }],
    ['that is no run at all gives all', [out({ delay: late(undefined) })], { original: FARE, credit: FARE }],
    ['gives all whatever its cause', [out({ delay: late(121, false) })], { original: FARE, credit: FARE }],
    ['gives the way back as well', [out({ delay: late(121) }), back()], { original: 2 * FARE, credit: 2 * FARE }],
    [
      'of the way back gives all while nothing is used',
      [out(), back({ delay: late(121) })],
      { original: 2 * FARE, credit: 2 * FARE },
    ],
    [
      'of a journey that was boarded gives nothing',
      [out({ delay: late(121), isBoarded: true })],
      'nothing_to_give_back',
    ],
    [
      'of the way back, once the way out was used, gives half of both, rounded up',
      [out({ isBoarded: true }), back({ delay: late(121), total: centavos(65_000) })],
      { original: 65_001, credit: 65_001 },
    ],
    [
      'of the way back counts a bus that has left as used',
      [out({ departsAt: before(NOW, MINUTE) }), back({ delay: late(121) })],
      { original: FARE, credit: FARE },
    ],
    [
      'of the way back does not count a bus that has not left yet for its own delay',
      [out({ departsAt: before(NOW, MINUTE), delay: late(5) }), back({ delay: late(121) })],
      { original: 2 * FARE, credit: 2 * FARE },
    ],
    ['never gives the used leg', [out({ isBoarded: true, delay: late(300) }), back()], { credit: FARE }],
  ])('%s', (_what, tickets, expected) => {
    expect(offered(ticketsStatus(tickets))).toEqual(expected);
  });
});

describe('the tiers', () => {
  test.each<[string, number, unknown]>([
    ['a minute before the last day', 24 * 60 + 1, { credit: FARE }],
    ['a day before to the minute', 24 * 60, { credit: 52_000 }],
    ['half an hour and a minute before', 31, { credit: 52_000 }],
    ['half an hour before', 30, 'nothing_to_give_back'],
    ['after it has left', -1, 'nothing_to_give_back'],
  ])('%s', (_what, minutes, expected) => {
    expect(offered(ticketsStatus([out({ departsAt: inMinutes(minutes) })]))).toEqual(expected);
  });

  test('gives an open ticket back while it is good', () => {
    const open = out({ departsAt: undefined });
    expect(offered(ticketsStatus([open]))).toEqual({ credit: FARE });
    expect(offered(ticketsStatus([{ ...open, lastsUntil: NOW }]))).toBe('nothing_to_give_back');
  });

  test('gives points back to their ledger, and no pesos for them', () => {
    const points = { from: 'account', amount: centavos(FARE) } as const;
    expect(amountsByPayer({ credit: centavos(FARE) }, [points])).toEqual({ original: FARE });
    expect(offered(ticketsStatus([out()], 'account'))).toEqual({ credit: FARE });
  });

  test('judges each ticket by its own departure', () => {
    expect(offered(ticketsStatus([out({ departsAt: inMinutes(60) }), back()]))).toEqual({ credit: 52_000 + FARE });
  });

  test('is over sooner than the offer where a step comes first', () => {
    const offer = refundOfferOf(ticketsStatus([out({ departsAt: after(NOW, 24 * HOUR + 3 * MINUTE) })]), {
      selection: EVERYTHING,
      now: NOW,
    });
    expect(offer.ok && offer.value.validUntil).toBe(inMinutes(3));
    const early = refundOfferOf(ticketsStatus([out()]), { selection: EVERYTHING, now: NOW });
    expect(early.ok && early.value.validUntil).toBe(inMinutes(10));
  });

  test('counts from the timetable, not from a delay', () => {
    expect(offered(ticketsStatus([out({ departsAt: inMinutes(20), delay: late(100) })]))).toBe('nothing_to_give_back');
  });
});

describe('a part', () => {
  const family = [out(), back(), out({ passenger: 2, type: 'minor' }), back({ passenger: 2, type: 'minor' })];

  test.each<[string, { passengers?: number[]; directions?: Direction[] }, unknown]>([
    ['one journey', { directions: ['return'] }, { credit: 2 * FARE }],
    ['one passenger', { passengers: [2] }, { credit: 2 * FARE }],
    ['one ticket', { passengers: [2], directions: ['departure'] }, { credit: FARE }],
    ['who leaves a child alone', { passengers: [1] }, 'adult_required'],
    ['nobody of it', { passengers: [7] }, 'tickets_required'],
  ])('%s', (_what, chosen, expected) => {
    expect(offered(ticketsStatus(family), chosen)).toEqual(expected);
  });

  test('an infant goes with its adult', () => {
    const lap = out({ passenger: 2, type: 'infant', total: centavos(0), net: centavos(0), vat: centavos(0) });
    expect(offered(ticketsStatus([out(), lap]), { passengers: [1] })).toBe('adult_required');
    const both = refundOfferOf(ticketsStatus([out(), lap]), { selection: EVERYTHING, now: NOW });
    expect(both.ok && both.value.lines.map(({ rule }) => rule)).toEqual(['ladder', 'ladder']);
  });
});

test('nothing paid is nothing given back', () => {
  expect(offered(ticketsStatus([out({ delay: late(300) })], 'nothing'))).toBe('nothing_to_give_back');
  expect(travelOffer(ticketsStatus([out({ delay: late(300) })], 'nothing'))).toEqual([]);
});

describe('the right as well', () => {
  test.each<[string, Partial<ValidTicket>, number | undefined]>([
    ['half an hour gives nothing', { delay: late(30) }, undefined],
    ['a minute more, the guarantee', { delay: late(31) }, 6_501],
    ['two hours, the guarantee', { delay: late(120) }, 6_501],
    ['a minute more, a fifth, rounded up', { delay: late(121) }, 13_001],
    ['a storm, the guarantee alone', { delay: late(121, false) }, 6_501],
    ['a passenger who boarded has it too', { delay: late(121), isBoarded: true }, 13_001],
    ['what was given before is taken off', { delay: late(121), compensated: centavos(6_501) }, 6_500],
    ['all of it given before', { delay: late(121), compensated: centavos(13_001) }, undefined],
    ['more given before than is due now', { delay: late(31), compensated: centavos(13_001) }, undefined],
    ['no run, nothing to travel on', { delay: late(undefined) }, undefined],
  ])('%s', (_what, change, credit) => {
    expect(travelOffer(ticketsStatus([out(change)]))[0]?.credit).toBe(credit);
  });

  test('comes on top of a refund', () => {
    const offer = refundOfferOf(ticketsStatus([out({ delay: late(undefined) }), back()]), {
      selection: EVERYTHING,
      now: NOW,
    });
    expect(offer.ok && [offer.value.amounts.original, offer.value.compensated]).toEqual([2 * FARE, 13_001]);
  });

  test('is no guarantee for a bus that a storm kept from running', () => {
    const storm = ticketsStatus([out({ delay: late(undefined, false) })]);
    const offer = refundOfferOf(storm, { selection: EVERYTHING, now: NOW });
    expect(offer.ok && [offer.value.amounts.original, offer.value.compensated]).toEqual([FARE, 0]);
  });

  test('is for anyone who has it, with the other way of theirs', () => {
    expect(delayedSelection(ticketsStatus([out({ delay: late(121) }), back(), out({ passenger: 2 })]))).toEqual({
      passengers: [1],
      directions: undefined,
    });
    expect(delayedSelection(ticketsStatus([out({ delay: late(120) })]))).toBeUndefined();
  });
});
