import { describe, expect, test } from 'vitest';
import { emailFaults, phoneFaults, nameFaults } from './contact-rules.ts';
import { isExpired, isPaying, refusalToChange } from './order.ts';
import { PAYMENT_STATUSES } from './payment-status.ts';

const ending = (text: string, status: (typeof PAYMENT_STATUSES)[number]) =>
  isExpired({
    status,
    isEnded: text.includes('ended'),
    isPastHold: text.includes('past hold'),
    isPaymentUnderWay: text.includes('being paid'),
  });

describe('an order is over', () => {
  test.each([
    //                          process  approved  ordered  declined
    ['nothing happened', [false, false, false, false]],
    ['past hold', [true, false, true, true]],
    ['past hold, being paid', [false, false, true, false]],
    ['being paid', [false, false, false, false]],
    ['ended', [true, true, true, true]],
  ])('%s', (text, expected) => {
    expect(PAYMENT_STATUSES.map((status) => ending(text, status))).toEqual(expected);
  });
});

test('an order waits for a payment under way while it is neither paid nor ordered', () => {
  const waiting = PAYMENT_STATUSES.filter((status) => isPaying({ status, isPaymentUnderWay: true }));
  expect(waiting).toEqual(['process', 'decline']);
  expect(PAYMENT_STATUSES.some((status) => isPaying({ status, isPaymentUnderWay: false }))).toBe(false);
});

describe('an order cannot be changed', () => {
  const open = { status: 'process', paying: false, expired: false } as const;
  test.each<[string, Parameters<typeof refusalToChange>[0], string | undefined]>([
    ['unless it is a draft', open, undefined],
    ['unless its payment was declined', { ...open, status: 'decline' }, undefined],
    ['once it is paid', { ...open, status: 'approved' }, 'already_paid'],
    [
      'once it is paid, which is said rather than that its time is over',
      { ...open, status: 'approved', expired: true },
      'already_paid',
    ],
    ['once its time is over', { ...open, expired: true }, 'time_exceeded'],
    [
      'once the time of its store reference is over',
      { ...open, status: 'order_generated', expired: true },
      'time_exceeded',
    ],
    ['while it waits for cash', { ...open, status: 'order_generated' }, 'order_waits'],
    ['while it is being paid', { ...open, paying: true }, 'payment_in_progress'],
  ])('%s', (_, order, code) => {
    expect(refusalToChange(order)?.code).toBe(code);
  });
});

describe('whom to write to', () => {
  test('a phone or an address that is missing is asked for with the reason of its form', () => {
    expect(phoneFaults('  ', 'phone', 'look_up')).toMatchObject([
      { code: 'phone_required', params: { for: 'look_up' } },
    ]);
    expect(emailFaults('', 'email', 'payer')).toMatchObject([{ code: 'email_required', params: { for: 'payer' } }]);
    expect([...phoneFaults('', 'phone'), ...emailFaults(' ', 'email')].map(({ params }) => params)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('one with blanks around it is one, and one that cannot be one is told', () => {
    expect([...phoneFaults(' 322 123 4567 ', 'phone'), ...emailFaults(' a@b.mx ', 'email')]).toEqual([]);
    expect(phoneFaults('12', 'phone')).toMatchObject([{ code: 'phone_invalid', field: 'phone' }]);
    expect(emailFaults('a@', 'email')).toMatchObject([{ code: 'email_invalid', field: 'email' }]);
  });

  test('a name is told at its own field, of a form with several or of one alone', () => {
    const nameless = { firstName: '', lastName: 'Díaz' };
    expect(nameFaults(nameless).map(({ field }) => field)).toEqual(['first_name']);
    expect(nameFaults(nameless, 'contact').map(({ field }) => field)).toEqual(['contact.first_name']);
  });
});
