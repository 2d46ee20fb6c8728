import { describe, expect, test } from 'vitest';
import type { NoticePayload } from '#app/announcement.ts';
import {
  always,
  type RelevanceFacts,
  untilGivenBack,
  untilPaid,
  whileCodeIsValid,
  whileInTime,
  whileLeftOpen,
  whileOrdered,
  whilePaid,
  whilePaidOrOrdered,
  whilePayable,
  whileReminderIsDue,
} from '#app/notices/relevance.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const ANY = {} as NoticePayload;
const facts = (change: Partial<RelevanceFacts> = {}): RelevanceFacts => ({
  status: 'order_generated',
  paying: false,
  expired: false,
  now: NOW,
  payment: undefined,
  ...change,
});
/** A reference valid for a day, given this many hours ago. */
const reference = (hours: number, state: 'pending' | 'captured' | 'expired' = 'pending') =>
  ({
    state,
    age: hours * HOUR,
    voucher: {
      reference: '1234',
      barcodeUrl: undefined,
      amount: centavos(100),
      payBy: after(NOW, (24 - hours) * HOUR),
    },
  }) as NonNullable<RelevanceFacts['payment']>;

test('a letter about a payment goes out only while that is how things stand', () => {
  //                                              process  approved  ordered  declined
  const rows: readonly [string, (facts: RelevanceFacts) => boolean, readonly boolean[]][] = [
    ['always', always, [true, true, true, true]],
    ['paid', (now) => whilePaid(ANY, now), [false, true, false, false]],
    ['not paid', (now) => untilPaid(ANY, now), [true, false, true, true]],
    ['ordered', (now) => whileOrdered(ANY, now), [false, false, true, false]],
    ['paid or ordered', (now) => whilePaidOrOrdered(ANY, now), [false, true, true, false]],
  ];
  for (const [name, rule, expected] of rows)
    expect([name, PAYMENT_STATUSES.map((status) => rule(facts({ status })))]).toEqual([name, expected]);
});

test('nobody is told of an order that is over, but of a ticket that was paid', () => {
  expect(whileOrdered(ANY, facts({ expired: true }))).toBe(false);
  expect(whilePaidOrOrdered(ANY, facts({ status: 'approved', expired: true }))).toBe(true);
});

describe('a reference is asked for', () => {
  test.each<[string, Partial<RelevanceFacts>, boolean]>([
    ['while it can be paid', { payment: reference(1) }, true],
    ['not from its last moment on', { payment: reference(24) }, false],
    ['not once it is paid', { payment: reference(1, 'captured') }, false],
    ['not once it was replaced', { payment: reference(1, 'expired') }, false],
    ['not once its order is over', { payment: reference(1), expired: true }, false],
    ['not without one', {}, false],
    ['not of a payment that is none in a store', { payment: { ...reference(1), voucher: undefined } }, false],
  ])('%s', (_, change, isRelevant) => {
    expect(whilePayable(ANY, facts(change))).toBe(isRelevant);
  });

  test.each([
    [1, 'none'],
    [12, 'half'],
    [22, 'last'],
    [24, 'none'],
  ])('%i hours after it was given, by the reminder: %s', (hours, due) => {
    const relevant = (['half', 'last'] as const).filter((which) =>
      whileReminderIsDue({ which } as NoticePayload<'voucher.reminder'>, facts({ payment: reference(hours) })),
    );
    expect(relevant).toEqual(due === 'none' ? [] : [due]);
  });
});

test('a letter of late money is not sent beside the one that it went back', () => {
  const refunded = { ...reference(1), state: 'refunded' as const };
  expect(untilGivenBack(ANY, facts({ payment: refunded }))).toBe(false);
  expect(untilGivenBack(ANY, facts({ payment: reference(1) }))).toBe(true);
  expect(untilGivenBack(ANY, facts())).toBe(true);
});

test('a page left at the bank is spoken of while it may still be paid there', () => {
  const left = { status: 'process', payment: reference(1) } as const;
  expect(whileLeftOpen(ANY, facts(left))).toBe(true);
  expect(whileLeftOpen(ANY, facts({ ...left, status: 'approved' }))).toBe(false);
  expect(whileLeftOpen(ANY, facts({ ...left, expired: true }))).toBe(false);
  expect(whileLeftOpen(ANY, facts({ ...left, payment: reference(1, 'captured') }))).toBe(false);
});

test('a code is sent as long as it opens something: ten minutes from when it was asked for', () => {
  const asked = (ago: number) => uuidV7<'request'>(before(NOW, ago), new Uint8Array(10));
  const isSent = (request: string | undefined) =>
    whileCodeIsValid({ request } as NoticePayload<'one_time_code.requested'>, facts());
  expect([isSent(asked(10 * MINUTE - 1)), isSent(asked(10 * MINUTE)), isSent(undefined)]).toEqual([true, false, false]);
});

test('nobody is reminded of an invoice whose month is over', () => {
  const isSent = (until: number | undefined) => whileInTime({ until } as NoticePayload<'invoice.reminder'>, facts());
  expect([isSent(NOW + 1), isSent(NOW), isSent(undefined)]).toEqual([true, false, false]);
});
