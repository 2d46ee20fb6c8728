import { expect, test } from 'vitest';
import { ATTEMPT_STATES } from './attempt.ts';
import { type AnsweredAttempt, answerOf, answerToRepeated } from './attempt-answer.ts';

const URL = 'https://bank.example/3ds';
const attempt = (change: Partial<AnsweredAttempt>) => ({
  state: 'created' as const,
  fault: undefined,
  redirectUrl: URL,
  requestHash: 'same',
  ...change,
});
const stands = (redirectUrl?: string) => ({ kind: 'stands', redirectUrl });
const refused = (code: string) => ({ kind: 'refused', fault: expect.objectContaining({ code }) as unknown });

test.each<[Partial<AnsweredAttempt>, unknown]>([
  [{ state: 'created' }, stands()],
  [{ state: 'pending' }, stands(URL)],
  [{ state: 'pending', redirectUrl: undefined }, stands()],
  [{ state: 'unknown' }, stands()],
  [{ state: 'captured' }, stands()],
  [{ state: 'declined' }, refused('card_declined')],
  [{ state: 'declined', fault: 'card_funds' }, refused('card_funds')],
  [{ state: 'expired' }, refused('payment_lapsed')],
  [{ state: 'expired', fault: 'card_funds' }, refused('card_funds')],
  [{ state: 'refund_due' }, stands()],
  [{ state: 'refunded' }, stands()],
])('the answer for %j', (change, answer) => {
  expect(answerOf(attempt(change))).toEqual(answer);
});

test('a repeated request gets the same answer, and whether its payment is still under way', () => {
  for (const state of ATTEMPT_STATES) {
    const known = attempt({ state });
    const isUnderWay = state === 'created' || state === 'pending' || state === 'unknown';
    expect(answerToRepeated(known, 'same')).toEqual({ ...answerOf(known), ...(isUnderWay && { underWay: state }) });
  }
});

test('another request with the key of one is refused, whatever became of that', () => {
  for (const state of ATTEMPT_STATES)
    expect(answerToRepeated(attempt({ state }), 'other')).toEqual(refused('idempotency_mismatch'));
});
