import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { orderText } from '#text/orders.ts';
import { tourText } from '#text/tours/pages.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';
import { getTourSlots } from '#wire/tours.ts';
import { getTourCancellation, getTourPayment, getTourTicket } from '#wire/tours-sale.ts';

const now = instant(Date.UTC(2026, 10, 23));
const both = (text: string) => ({ es: text, en: text });

const TICKET = {
  state: 'waiting',
  code: 'COSTA00001',
  name: 'surf',
  title: both('Surf'),
  seller: { name: 'Olas', phone: '3331234567' },
  starts_at: '2026-12-01T08:00:00-06:00',
  ends_at: '2026-12-01T10:00:00-06:00',
  meeting_point: both('La playa'),
  pickup: null,
  adults: 1,
  children: 0,
  participants: [],
  bring: [],
  cancellation: [],
  reference: null,
  voucher: null,
  refunded: null,
  total: 174_000,
};
const VOUCHER = {
  method: 'oxxo',
  reference: '93001234567890',
  barcode_url: null,
  pay_by: '2026-11-24T00:10:00-06:00',
  amount: 174_000,
};

const ticket = async (voucher: object | null, state = 'closed') => {
  const order = { code: TICKET.code, standing: 'waiting', voucher };
  const answers = new Map<Route, unknown>([
    [getTourTicket, { ticket: TICKET }],
    [getTourPayment, { order }],
    [getTourSlots, { slots: [{ starts_at: TICKET.starts_at, state }] }],
  ]);
  const { text } = await drawnPage('/tours/boleto?code=COSTA00001', { now, call: answering(answers) });
  return text.replaceAll('\u00a0', ' ');
};

test('a tour that waits for a store has its reference, its deadline with the day, and how to pay', async () => {
  const text = await ticket(VOUCHER);
  expect(text.replaceAll(' ', '')).toContain(VOUCHER.reference);
  expect(text).toContain('12:10 a.m.');
  expect(text).toContain('martes, 24 de noviembre de 2026');
  expect(text).toContain(orderText.late.es);
  // It has no script that looks for the payment.
  expect(text).not.toContain(orderText.soon.es);
});

test('one that waits for a counter says so', async () => {
  expect(await ticket(null)).toContain(orderText.counter.es);
});

test('one whose start was cancelled is not to be paid', async () => {
  const text = await ticket(VOUCHER, 'cancelled');
  expect(text.replaceAll(' ', '')).not.toContain(VOUCHER.reference);
  expect(text).toContain(tourText.ticket.off.es);
  expect(await ticket(VOUCHER)).not.toContain(tourText.ticket.off.es);
});

/** Why a call of the page may say nothing, with the code of its refusal. */
const UNREAD: readonly (readonly [status: number, code: string])[] = [
  [429, 'too_many_requests'],
  [500, 'action_failed'],
  [503, 'service_unavailable'],
];

interface Unread {
  readonly refused: Route;
  readonly why: (typeof UNREAD)[number];
  /** So many times it is answered before. */
  readonly after?: number;
}

const refusing = (answers: ApiCall, { refused, why: [status, code], after = 0 }: Unread): ApiCall => {
  let asked = 0;
  return async (route, input) => {
    if ((route as Route) === refused) asked += 1;
    return (route as Route) === refused && asked > after
      ? { ok: false, status, errors: [{ code, message: '' }] }
      : answers(route, input);
  };
};

const answered = (state: string, standing: string) =>
  answering(
    new Map<Route, unknown>([
      [getTourTicket, { ticket: { ...TICKET, state } }],
      [getTourPayment, { order: { code: TICKET.code, standing, voucher: VOUCHER } }],
      [getTourSlots, { slots: [{ starts_at: TICKET.starts_at, state: 'cancelled' }] }],
    ]),
  );

test.each(UNREAD)('one that waits is not shown while its start or its payment is unread (%i)', async (...why) => {
  const unread = [
    { refused: getTourSlots, why },
    // Its first answer is the guard's.
    { refused: getTourPayment, why, after: 1 },
  ];
  for (const one of unread) {
    const call = refusing(answered('waiting', 'waiting'), one);
    const { status, text } = await drawnPage('/tours/boleto?code=COSTA00001', { now, call });
    expect([status, text.includes(TICKET.title.es)]).toEqual([503, false]);
  }
});

test.each(UNREAD)('a booked one is shown while what goes back is unread (%i), and says so', async (...why) => {
  const call = refusing(answered('booked', 'paid'), { refused: getTourCancellation, why });
  const { status, text } = await drawnPage('/tours/boleto?code=COSTA00001', { now, call });
  expect(status).toBe(200);
  expect(text).toContain(TICKET.title.es);
  expect(text).toContain(tourText.ticket.cancelUnread.es);
  expect(text).toContain('href="/tours/boleto?code=COSTA00001"');
});
