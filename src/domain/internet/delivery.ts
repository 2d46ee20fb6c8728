import { type EndlessPolicy, type RetryPolicy, waitAfter } from '#domain/retry-policies.ts';
import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** A supplier's answer to a request for an access. */
export type SupplierAnswer =
  | { readonly kind: 'granted'; readonly code: string }
  /** The supplier accepted the request and is preparing it: the next request may return it. */
  | { readonly kind: 'preparing' }
  /** The supplier will never provide this one. */
  | { readonly kind: 'refused'; readonly trouble: string }
  /** No answer, or an unreadable one: it may have been created. */
  | { readonly kind: 'failed'; readonly trouble: string };

export type DeliveryStep =
  | { readonly kind: 'deliver'; readonly code: string }
  | { readonly kind: 'again'; readonly wait: number; readonly trouble: string }
  | { readonly kind: 'refund'; readonly trouble: string };

/**
 * A passenger on the bus waits for it: retried often at first, and abandoned within the hour, so that the payment is
 * refunded.
 */
export const DELIVERY_RETRIES: RetryPolicy = {
  waits: [5 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE],
  atEnd: 'give-up',
};

/** An access that nobody may use any more: tried until the supplier has ended it. */
export const ENDING_RETRIES: EndlessPolicy = {
  waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  atEnd: 'repeat',
};

/** While a supplier is being called, no other worker requests the same. Longer than any answer may take. */
export const DELIVERY_LEASE = MINUTE;

/** The next step after a supplier's answer and this many tries, from 1. */
export function afterAnswer(answer: SupplierAnswer, tries: number, policy = DELIVERY_RETRIES): DeliveryStep {
  if (answer.kind === 'granted') return { kind: 'deliver', code: answer.code };
  const trouble = answer.kind === 'preparing' ? 'preparing' : answer.trouble;
  const wait = answer.kind === 'refused' ? undefined : waitAfter(policy, tries);
  return wait === undefined ? { kind: 'refund', trouble } : { kind: 'again', wait, trouble };
}

/** Groups of letters and digits: what can be typed on a bus. */
const CODE = /^[A-Z0-9]{2,8}(-[A-Z0-9]{2,8}){0,4}$/;

/** Whether the supplier's value is a code that can be shown and typed. */
export const isAccessCode = (given: unknown): given is string =>
  typeof given === 'string' && given.length >= 6 && CODE.test(given);
