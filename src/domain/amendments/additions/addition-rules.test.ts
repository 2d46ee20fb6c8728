import { describe, expect, test } from 'vitest';
import {
  additionEnd,
  additionHeldUntil,
  additionRefusal,
  additionWithdrawn,
  beginVerdict,
  type OpenAddition,
} from './addition-rules.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import { late, NOW, ticketsStatus, ticket } from '#domain/amendments/testing/tickets-status.ts';
import { type AdditionLine, type AdditionOffer, additionLine } from '#domain/booking/addition.ts';
import { quoteAdditions } from './quote-additions.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';
import { id } from '#kernel/ids.ts';
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
  ['of a ticket that is valid', ticket(), undefined],
  ['of a ticket that was given up', ticket({ passenger: 2 }), 'addition_ticket_unknown'],
  ['of a bus that is cancelled', ticket({ delay: late(undefined) }), 'journey_cancelled'],
  ['of a bus that left', ticket({ departsAt: NOW, isBoarded: true }), undefined],
])('an addition %s is withdrawn or not, whatever its deadlines say', (_, one, code) => {
  expect(additionWithdrawn([bags(1)], ticketsStatus([one]))).toBe(code);
});

test.each([
  ['goes on while its ticket is valid', ticket(), undefined],
  ['ends with a ticket that is given up', ticket({ passenger: 2 }), 'ticket_cancelled'],
  ['goes on up to the last moment of a bus', ticket({ departsAt: after(NOW, HOUR + 15 * MINUTE) }), undefined],
  ['ends when it outlasts that', ticket({ departsAt: after(NOW, HOUR + 14 * MINUTE) }), 'leaves_earlier'],
  ['is none of a cancelled bus', ticket({ delay: late(undefined) }), undefined],
])('waiting for an hour to be paid in a store %s', (_, one, end) => {
  const waiting = { lines: [bags(1)], holdUntil: after(NOW, HOUR) };
  expect(additionEnd(waiting, ticketsStatus([one]))).toBe(end);
});

test('what is sold until the bus arrives does not end with the time to load it', () => {
  const lines = [{ ...bags(1), payBy: after(NOW, HOUR) }];
  const soon = ticketsStatus([ticket({ departsAt: after(NOW, MINUTE) })]);
  expect(additionEnd({ lines, holdUntil: after(NOW, HOUR) }, soon)).toBeUndefined();
});

test.each([
  ['a quarter of an hour', 5 * HOUR, 15 * MINUTE],
  ['until the seats nobody paid for are released', 20 * MINUTE, 5 * MINUTE],
])('what was chosen waits for %s', (_, departs, waits) => {
  expect(additionHeldUntil(NOW, { departs: after(NOW, departs), lines: [bags(1)] })).toBe(after(NOW, waits));
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

describe('a package that nobody has to load', () => {
  const BASIC: AdditionOffer = { ...BAG, key: 'basic', max: 1, oneOf: 'internet', untilDeparture: true };
  const line = (offer: AdditionOffer, payBy = after(NOW, 5 * MINUTE)) => ({ ...additionLine(offer, OUT, 1), payBy });
  const asked = (lines: readonly AdditionLine[], additions: readonly AdditionLine[] = [], change = {}) =>
    additionRefusal(lines, {
      reservation: { ...PAID, additions },
      ticketsStatus: ticketsStatus([ticket({ departsAt: after(NOW, 5 * MINUTE), ...change })]),
      now: NOW,
      closesAt: additionClosesAt,
    })?.code;

  test('is added until its own moment, boarded or not', () => {
    expect([asked([line(BASIC)]), asked([line(BASIC)], [], { isBoarded: true })]).toEqual([undefined, undefined]);
    expect(asked([line(BASIC, NOW)])).toBe('addition_closed');
    expect(asked([line(BASIC)], [], { delay: late(undefined) })).toBe('journey_cancelled');
  });

  test('excludes the others of its kind on the same journey, and no other', () => {
    const family = { ...BASIC, key: 'family' };
    const elsewhere = additionLine(BASIC, { passenger: 1, direction: 'return' }, 1);
    expect(asked([line(family)], [line(BASIC)])).toBe('addition_excluded');
    expect([asked([line(family)], [elsewhere]), asked([line(family)], [bags(1)])]).toEqual([undefined, undefined]);
    expect(asked([line(BASIC)], [line(BASIC)])).toBe('addition_too_many');
  });

  test('is held no longer than it can be paid', () => {
    const departs = after(NOW, 5 * MINUTE);
    expect(additionHeldUntil(NOW, { departs, lines: [line(BASIC)] })).toBe(after(NOW, 5 * MINUTE));
    expect(additionHeldUntil(NOW, { departs: after(NOW, 2 * HOUR), lines: [line(BASIC), bags(1)] })).toBe(
      after(NOW, 5 * MINUTE),
    );
  });
});

describe('another choice', () => {
  const earlier = (isPaying: boolean, change: Partial<OpenAddition> = {}): OpenAddition => ({
    id: id('earlier'),
    isPaying,
    isOwn: true,
    onBoard: undefined,
    lines: [bags(1)],
    ...change,
  });
  const departs = after(NOW, 5 * HOUR);
  const begins = (open: readonly OpenAddition[], minutesBefore = 300, onBoard?: true) =>
    beginVerdict(
      { departs, lines: [bags(1)], onBoard },
      {
        open,
        reservation: PAID,
        ticketsStatus: ticketsStatus([ticket({ departsAt: departs })]),
        now: after(departs, -minutesBefore * MINUTE),
      },
    );

  test('begins, and ends those that are not paid', () => {
    expect(begins([])).toEqual({ kind: 'begin', until: after(NOW, 15 * MINUTE), ends: [] });
    expect(begins([earlier(false), earlier(false)])).toMatchObject({ kind: 'begin', ends: ['earlier', 'earlier'] });
  });

  test('waits for one that is being paid, which may still be added', () => {
    expect(begins([earlier(false), earlier(true)])).toEqual({ kind: 'paying' });
    expect(begins([earlier(true)], 10)).toEqual({ kind: 'paying' });
  });

  const OTHER_SEAT = [{ passenger: 2, direction: 'departure' }] as const;
  test.each<[string, Partial<OpenAddition>, boolean]>([
    ['the same phone chose for the same passenger', { onBoard: true }, true],
    ['the same phone chose for another seat', { onBoard: true, lines: OTHER_SEAT }, false],
    ['another phone chose', { onBoard: true, isOwn: false }, false],
    ['the owner chose', {}, false],
  ])('on the bus takes the place of what %s: %s', (_, change, isReplaced) => {
    expect(begins([earlier(false, change)], 300, true)).toMatchObject({ ends: isReplaced ? ['earlier'] : [] });
    expect(begins([earlier(true, change)], 300, true).kind).toBe(isReplaced ? 'paying' : 'begin');
  });

  test('of the owner is not held up by what is being paid on the bus', () => {
    for (const isPaying of [false, true])
      expect(begins([earlier(isPaying, { onBoard: true, isOwn: false })])).toMatchObject({ kind: 'begin', ends: [] });
  });

  test('is refused too late, and ends nothing', () => {
    expect(begins([earlier(false)], 30)).toMatchObject({ kind: 'refused', fault: { code: 'addition_closed' } });
  });
});
