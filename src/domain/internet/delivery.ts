import { type RetryPolicy, waitAfter } from '#domain/retry-policies.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';

/** What a supplier said when it was asked for an access. */
export type SupplierAnswer =
  | { readonly kind: 'granted'; readonly code: string }
  /** It heard, and makes it: the next time it is asked it may be there. */
  | { readonly kind: 'preparing' }
  /** It will never give this one. */
  | { readonly kind: 'refused'; readonly trouble: string }
  /** Nobody answered, or nothing that can be read: it may have been made. */
  | { readonly kind: 'failed'; readonly trouble: string };

export type DeliveryStep =
  | { readonly kind: 'deliver'; readonly code: string }
  | { readonly kind: 'again'; readonly wait: number; readonly trouble: string }
  | { readonly kind: 'refund'; readonly trouble: string };

/** Who paid on the bus waits for it: often at first, and given up within the hour, so that the money goes back. */
export const DELIVERY_RETRIES: RetryPolicy = {
  waits: [5 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE],
  atEnd: 'give-up',
};

/** While a supplier is being asked nobody else asks it for the same. Longer than any answer may take. */
export const DELIVERY_LEASE = MINUTE;

/** What follows an answer of the supplier, after this many tries, from 1. */
export function afterAnswer(answer: SupplierAnswer, tries: number, policy = DELIVERY_RETRIES): DeliveryStep {
  if (answer.kind === 'granted') return { kind: 'deliver', code: answer.code };
  const trouble = answer.kind === 'preparing' ? 'preparing' : answer.trouble;
  const wait = answer.kind === 'refused' ? undefined : waitAfter(policy, tries);
  return wait === undefined ? { kind: 'refund', trouble } : { kind: 'again', wait, trouble };
}

/** Letters and digits that nobody mistakes for each other, in groups: what can be typed on a bus. */
const CODE = /^[A-Z0-9]{2,8}(-[A-Z0-9]{2,8}){0,4}$/;

/** Whether what came from a supplier is a code that can be shown and typed. */
export const isAccessCode = (given: unknown): given is string =>
  typeof given === 'string' && given.length >= 6 && CODE.test(given);
