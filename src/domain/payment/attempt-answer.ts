import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { type AttemptState, isUnsettled } from './attempt.ts';

/** An attempt, as far as its answer depends on it. */
export interface AnsweredAttempt {
  readonly state: AttemptState;
  /** Why it was declined. */
  readonly fault: ErrorCode | undefined;
  readonly redirectUrl: string | undefined;
}

/** The answer to a request to pay: the same for every request with its key. */
export type PaymentAnswer =
  | { readonly kind: 'refused'; readonly fault: Fault }
  | {
      readonly kind: 'stands';
      /** Where the bank or the provider needs the traveller to go first. */
      readonly redirectUrl: string | undefined;
      /** The state in which a repeated request found a payment without an outcome. */
      readonly underWay?: AttemptState;
    };

/** For an attempt in its current state. */
export function answerOf({ state, fault: declined, redirectUrl }: AnsweredAttempt): PaymentAnswer {
  if (state === 'declined') return { kind: 'refused', fault: fault(declined ?? 'card_declined') };
  if (state === 'expired') return { kind: 'refused', fault: fault(declined ?? 'payment_lapsed') };
  return { kind: 'stands', redirectUrl: state === 'pending' ? redirectUrl : undefined };
}

/** For a request whose key was used before. A key is for one request: another one with it is refused. */
export function answerToRepeated(
  known: AnsweredAttempt & { readonly requestHash: string },
  requestHash: string,
): PaymentAnswer {
  if (known.requestHash !== requestHash) return { kind: 'refused', fault: fault('idempotency_mismatch') };
  const answer = answerOf(known);
  return answer.kind === 'stands' && isUnsettled(known.state) ? { ...answer, underWay: known.state } : answer;
}
