import { describe, expect, test } from 'vitest';
import type { RelevanceFacts } from '#app/notices/relevance.ts';
import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import { ONE_TIME_CODE_LIFETIME } from '#domain/access/look-up.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/orders/payment-status.ts';
import { CHANNEL_TOPICS, messageOf, NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));
const payload = { reservation: id<'order'>('r') };

/** A reference valid for a day, half of which is over by default. */
const current = (change: Partial<RelevanceFacts> = {}): RelevanceFacts => ({
  status: 'order_generated',
  paying: false,
  expired: false,
  now: NOW,
  payment: {
    state: 'pending',
    age: 12 * HOUR,
    voucher: { reference: '1', barcodeUrl: undefined, payBy: after(NOW, 12 * HOUR) },
  },
  ...change,
});

interface Row {
  readonly topic: NoticeTopic;
  readonly payload: NoticePayload;
}

const isStillRelevant = ({ topic, payload }: Row, facts: RelevanceFacts): boolean =>
  messageOf(topic).isStillRelevant(payload, facts);

const ALWAYS = PAYMENT_STATUSES;
const UNPAID: readonly PaymentStatus[] = ['process', 'order_generated', 'decline'];

/** Statuses in which each is sent, for a reservation that has not expired and for one that has. */
const SAID: Readonly<
  Partial<Record<NoticeTopic, readonly [alive: readonly PaymentStatus[], ended: readonly PaymentStatus[]]>>
> = {
  'ticket.issued': [['approved'], ['approved']],
  'ticket.reseated': [['approved'], ['approved']],
  'ticket.changed': [['approved'], ['approved']],
  'ticket.renamed': [['approved'], ['approved']],
  'ticket.seat_changed': [['approved'], ['approved']],
  'open.reminder': [['approved'], ['approved']],
  'ticket.ordered': [['order_generated'], []],
  'order.cancelled': [UNPAID, UNPAID],
  'voucher.lapsed': [UNPAID, UNPAID],
  'payment.resume': [UNPAID, []],
  'refund.due': [ALWAYS, ALWAYS],
  'refund.paid': [ALWAYS, ALWAYS],
  'pin.requested': [ALWAYS, ALWAYS],
  'ticket.resent': [['approved', 'order_generated'], ['approved']],
  'invoice.ready': [ALWAYS, ALWAYS],
};

test.each(NOTICE_TOPICS.filter((topic) => SAID[topic]))('%s', (topic) => {
  const [alive, ended] = SAID[topic]!;
  for (const status of PAYMENT_STATUSES) {
    expect([status, isStillRelevant({ topic, payload }, current({ status }))]).toEqual([
      status,
      alive.includes(status),
    ]);
    const over = current({ status, expired: true });
    expect([status, isStillRelevant({ topic, payload }, over)]).toEqual([status, ended.includes(status)]);
  }
});

test.each(['invoice.rejected', 'invoice.reminder'] as const)('%s asks only while there is time', (topic) => {
  const says = (until: number | undefined) =>
    isStillRelevant({ topic, payload: { ...payload, ...(until === undefined ? {} : { until }) } }, current());
  expect([NOW + 1, NOW, NOW - 1, undefined].map(says)).toEqual([true, false, false, false]);
});

describe('a reference', () => {
  const { payment } = current();
  test.each<[string, Partial<RelevanceFacts>, boolean]>([
    ['to be paid', {}, true],
    ['paid', { status: 'approved', payment: { ...payment!, state: 'captured' } }, false],
    ['given up', { status: 'process', payment: { ...payment!, state: 'expired' } }, false],
    ['given up for another one', { payment: { ...payment!, state: 'expired' } }, false],
    ['of a reservation that ended', { expired: true }, false],
    ['whose time is over', { now: after(NOW, 12 * HOUR) }, false],
    ['nobody knows of', { payment: undefined }, false],
  ])('%s: %s', (_, change, said) => {
    expect(isStillRelevant({ topic: 'voucher.ordered', payload }, current(change))).toBe(said);
    const reminder = { topic: 'voucher.reminder', payload: { ...payload, which: 'half' } } as const;
    expect(isStillRelevant(reminder, current(change))).toBe(said);
  });

  test('is not reminded of twice by a queue that stood', () => {
    const late = current({
      payment: { ...payment!, age: 22 * HOUR, voucher: { ...payment!.voucher!, payBy: after(NOW, 2 * HOUR) } },
    });
    const reminder = (which: 'half' | 'last') =>
      ({ topic: 'voucher.reminder', payload: { ...payload, which } }) as const;
    expect(isStillRelevant(reminder('half'), late)).toBe(false);
    expect(isStillRelevant(reminder('last'), late)).toBe(true);
    expect(isStillRelevant(reminder('half'), { ...late, now: before(NOW, 20 * MINUTE) })).toBe(false);
  });
});

test('money that was given back at once is not announced as well', () => {
  const { payment } = current();
  const due = { topic: 'refund.due', payload } as const;
  expect(isStillRelevant(due, current({ payment: { ...payment!, state: 'refund_due' } }))).toBe(true);
  expect(isStillRelevant(due, current({ payment: { ...payment!, state: 'refunded' } }))).toBe(false);
});

test('a buyer who came back from the bank is not sent the way back', () => {
  const { payment } = current();
  const resume = { topic: 'payment.resume', payload } as const;
  expect(isStillRelevant(resume, current({ status: 'process' }))).toBe(true);
  expect(isStillRelevant(resume, current({ status: 'process', payment: { ...payment!, state: 'declined' } }))).toBe(
    false,
  );
});

test.each([
  ['in time', ONE_TIME_CODE_LIFETIME - 1, true],
  ['once it has expired', ONE_TIME_CODE_LIFETIME, false],
])('a one-time code goes out %s: %#', (_, late, isSaid) => {
  const request = uuidV7<'one-time-code'>(NOW - late, new Uint8Array(10));
  const row = { topic: 'one_time_code.requested', payload: { ...payload, request } } as const;
  expect(isStillRelevant(row, current())).toBe(isSaid);
});

test('only what changes the trip or would end it goes out by the channels as well: no PIN, no receipt', () => {
  expect(CHANNEL_TOPICS.toSorted()).toEqual([
    'alert.notice',
    'delay.notice',
    'service.notice',
    'ticket.changed',
    'ticket.reseated',
    'voucher.reminder',
  ]);
});
