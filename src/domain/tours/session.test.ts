import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { checkoutVerdict, openVerdict, type SessionState } from './session.ts';

const ordered = (isPaying: boolean, status: (typeof PAYMENT_STATUSES)[number] = 'process'): SessionState => ({
  order: { isPaying, status },
});
const EMPTY: SessionState = { order: undefined };

test.each<[string, SessionState | undefined, string | undefined]>([
  ['one that expired', undefined, 'tour_session_expired'],
  ['one that is there', EMPTY, undefined],
  ['one with an unpaid order', ordered(false), undefined],
  ['one whose order is paid', ordered(false, 'approved'), undefined],
  ['one whose order is being paid', ordered(true), 'payment_in_progress'],
])('in %s, something is chosen or not', (_, session, refusal) => {
  const verdict = openVerdict(session);
  expect(verdict.kind === 'refused' ? verdict.fault.code : undefined).toBe(refusal);
  if (verdict.kind === 'open') expect(verdict.session).toBe(session);
});

const checkedOut = (session: SessionState, selection?: string): string => {
  const verdict = checkoutVerdict({ ...session, selection });
  return verdict.kind === 'open' ? verdict.selection : verdict.fault.code;
};

test.each<[string, SessionState, string | undefined, string]>([
  ['a choice', EMPTY, 'whales', 'whales'],
  ['no choice', EMPTY, undefined, 'tour_session_expired'],
  ['an order that is being paid', ordered(true), 'whales', 'payment_in_progress'],
  ['an order that is paid, without a choice', ordered(false, 'approved'), undefined, 'already_paid'],
])('a session with %s is checked out, or not', (_, session, selection, expected) => {
  expect(checkedOut(session, selection)).toBe(expected);
});

test('an order may be corrected until it is paid', () => {
  const open = PAYMENT_STATUSES.filter((status) => checkedOut(ordered(false, status), 'whales') === 'whales');
  expect(open).toEqual(PAYMENT_STATUSES.filter((status) => status !== 'approved'));
});
