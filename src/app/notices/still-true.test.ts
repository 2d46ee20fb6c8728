import { expect, test } from 'vitest';
import { isStillTrue } from '#app/notices/still-true.ts';
import { NOTICE_TOPICS, type NoticeTopic } from '#app/notices/topic.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payment/method.ts';

const ALWAYS = PAYMENT_STATUSES;
const UNPAID: readonly PaymentStatus[] = ['process', 'order_generated', 'decline'];

/** Statuses in which each is said, of a reservation whose time is not over and of one whose time is. */
const SAID: Readonly<Record<NoticeTopic, readonly [alive: readonly PaymentStatus[], ended: readonly PaymentStatus[]]>> =
  {
    'ticket.issued': [['approved'], ['approved']],
    'ticket.reseated': [['approved'], ['approved']],
    'ticket.ordered': [['order_generated'], []],
    'voucher.ordered': [['order_generated'], []],
    'voucher.reminder': [['order_generated'], []],
    'voucher.lapsed': [UNPAID, UNPAID],
    'payment.resume': [UNPAID, []],
    'refund.due': [ALWAYS, ALWAYS],
    'refund.paid': [ALWAYS, ALWAYS],
  };

test.each(NOTICE_TOPICS)('%s', (topic) => {
  const [alive, ended] = SAID[topic];
  for (const status of PAYMENT_STATUSES) {
    expect([status, isStillTrue(topic, { status, expired: false })]).toEqual([status, alive.includes(status)]);
    expect([status, isStillTrue(topic, { status, expired: true })]).toEqual([status, ended.includes(status)]);
  }
});

test('money that was given back at once is not announced as well', () => {
  const standing = { status: 'process', expired: false } as const;
  expect(isStillTrue('refund.due', { ...standing, payment: 'refund_due' })).toBe(true);
  expect(isStillTrue('refund.due', { ...standing, payment: 'refunded' })).toBe(false);
});
