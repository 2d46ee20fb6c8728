import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { checkoutVerdict, openVerdict, type SessionState } from './session.ts';

const ordered = (isPaying: boolean, status: (typeof PAYMENT_STATUSES)[number] = 'process'): SessionState => ({
  order: { isPaying, status },
});
const EMPTY: SessionState = { order: undefined };

test.each<[string, SessionState | undefined, string | null, string]>([
  ['no session', undefined, null, 'new'],
  ['one that expired', undefined, 'known', 'tour_session_expired'],
  ['one that is there', EMPTY, 'known', 'known'],
  ['one with an unpaid order', ordered(false), 'known', 'known'],
  ['one whose order is paid', ordered(false, 'approved'), 'known', 'known'],
  ['one whose order is being paid', ordered(true), 'known', 'payment_in_progress'],
])('with %s, something is chosen', (_, session, name, expected) => {
  const verdict = openVerdict({ name, session: session && { ...session, id: 'known' }, begun: 'new' });
  expect(verdict.kind === 'refused' ? verdict.fault.code : verdict.id).toBe(expected);
  if (verdict.kind === 'open') expect(verdict.isNew).toBe(expected === 'new');
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
