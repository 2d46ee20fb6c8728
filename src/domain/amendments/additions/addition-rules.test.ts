import { describe, expect, test } from 'vitest';
import { additionHeldUntil, additionRefusal } from './addition-rules.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import { late, NOW, ticketsStatus, ticket } from '#domain/amendments/testing/tickets-status.ts';
import { type AdditionOffer, additionLine } from '#domain/booking/addition.ts';
import { quoteAdditions } from './quote-additions.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';
import { after, HOUR, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const BAG: AdditionOffer = { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: centavos(12_001), max: 2 };
const OUT = { passenger: 1, direction: 'departure' } as const;
const bags = (quantity: number) => additionLine(BAG, OUT, quantity);

const PAID = { status: 'approved', refund: undefined, change: undefined, adding: undefined, additions: [] } as const;
const OWED = { amount: centavos(1), isByHand: false };

describe('something is added', () => {
  const soon = (minutes: number) => ticket({ departsAt: after(NOW, minutes * MINUTE) });

  test.each<[string, object, ReturnType<typeof ticket>, number, string | undefined]>([
    ['to a ticket that is paid', {}, ticket(), 1, undefined],
    ['up to the limit', {}, ticket(), 2, undefined],
    ['beyond it', {}, ticket(), 3, 'addition_too_many'],
    ['beyond it with what there is', { additions: [bags(1)] }, ticket(), 2, 'addition_too_many'],
    [
      'with what there is on the other journey',
      { additions: [{ ...bags(2), direction: 'return' }] },
      ticket(),
      2,
      undefined,
    ],
    ['with what another passenger has', { additions: [{ ...bags(2), passenger: 2 }] }, ticket(), 2, undefined],
    ['before it is paid', { status: 'order_generated' }, ticket(), 1, 'addition_unpaid'],
    ['to what is added itself', { adding: {} }, ticket(), 1, 'addition_unpaid'],
    ['to a change', { change: {} }, ticket(), 1, 'addition_unpaid'],
    ['while money goes back', { refund: { ...OWED, isPaid: false } }, ticket(), 1, 'addition_refund_open'],
    ['after money went back', { refund: { ...OWED, isPaid: true } }, ticket(), 1, undefined],
    ['to a ticket of somebody else', {}, ticket({ passenger: 2 }), 1, 'addition_ticket_unknown'],
    ['to an open ticket', {}, ticket({ departsAt: undefined }), 1, 'addition_open'],
    ['after boarding', {}, ticket({ isBoarded: true }), 1, 'addition_used'],
    ['31 minutes before', {}, soon(31), 1, undefined],
    ['30 minutes before', {}, soon(30), 1, 'addition_closed'],
    ['to a bus that is cancelled', {}, ticket({ delay: late(undefined) }), 1, 'journey_cancelled'],
    ['to a bus that is late, by its timetable', {}, { ...soon(29), delay: late(60) }, 1, 'addition_closed'],
  ])('%s', (_, change, one, quantity, code) => {
    const reservation = { ...PAID, ...change } as typeof PAID;
    const asked = { reservation, ticketsStatus: ticketsStatus([one]), now: NOW, closesAt: additionClosesAt };
    expect(additionRefusal([bags(quantity)], asked)?.code).toBe(code);
  });
});

test.each([
  ['a quarter of an hour', 5 * HOUR, 15 * MINUTE],
  ['until the seats nobody paid for are released', 20 * MINUTE, 5 * MINUTE],
])('what was chosen waits for %s', (_, departs, waits) => {
  expect(additionHeldUntil(NOW, after(NOW, departs))).toBe(after(NOW, waits));
});

test('lines are taxed one by one, and their sum is the price', () => {
  const lines = [bags(1), bags(2), additionLine({ ...BAG, price: centavos(25_000) }, OUT, 1)];
  expect(lines.map(({ total, net, vat }) => [total, net, vat])).toEqual([
    [12_001, 10_346, 1_655],
    [24_002, 20_691, 3_311],
    [25_000, 21_552, 3_448],
  ]);
  const quote = quoteAdditions(lines);
  expect(quote).toMatchObject({
    additionals: 61_003,
    total: 61_003,
    net: 52_589,
    vat: 8_414,
    departure: 0,
    tickets: [],
  });
  const twice = withAdditions(quote, lines);
  expect([twice.total, twice.net + twice.vat]).toEqual([122_006, 122_006]);
});
