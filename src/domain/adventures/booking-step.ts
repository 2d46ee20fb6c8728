import { type EndlessPolicy, waitAfter } from '#domain/retry-policies.ts';
import { before, HOUR, type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/** A supplier's answer to a checkout, or to a question about one. */
export type CheckoutAnswer =
  | { readonly kind: 'booked'; readonly reference: string }
  /** Accepted; its ticket is still being made. */
  | { readonly kind: 'preparing' }
  /** It will never be booked: full, closed, or at another price. */
  | { readonly kind: 'refused'; readonly trouble: string }
  /** No answer, or an unreadable one: it may have been booked. */
  | { readonly kind: 'failed'; readonly trouble: string };

export type BookingStep =
  | { readonly kind: 'book'; readonly reference: string }
  | { readonly kind: 'again'; readonly wait: number; readonly trouble: string }
  /** All of it goes back; `isOpen` when the supplier may have booked it and has to be told. */
  | { readonly kind: 'refund'; readonly isOpen: boolean; readonly trouble: string };

/** Asked often at first; never left unknown. */
export const BOOKING_RETRIES: EndlessPolicy = {
  waits: [3 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  atEnd: 'repeat',
};

/** A booking that the supplier must end: repeated until it says that it has. */
export const ENDING_RETRIES: EndlessPolicy = {
  waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  atEnd: 'repeat',
};

/** While a supplier is asked, no other worker asks the same. Longer than any answer may take. */
export const BOOKING_LEASE = MINUTE;

/** An unconfirmed place this close to the beginning is of no use: its money goes back. */
const GIVE_UP_BEFORE = 90 * MINUTE;

/** The next step after a supplier's answer and this many tries, from 1. */
export function afterCheckout(
  answer: CheckoutAnswer,
  { tries, starts, now }: { readonly tries: number; readonly starts: Instant; readonly now: Instant },
): BookingStep {
  if (answer.kind === 'booked') return { kind: 'book', reference: answer.reference };
  if (answer.kind === 'refused') return { kind: 'refund', isOpen: false, trouble: answer.trouble };
  const trouble = answer.kind === 'preparing' ? 'preparing' : answer.trouble;
  if (now >= before(starts, GIVE_UP_BEFORE)) return { kind: 'refund', isOpen: true, trouble };
  return { kind: 'again', wait: waitAfter(BOOKING_RETRIES, tries), trouble };
}
