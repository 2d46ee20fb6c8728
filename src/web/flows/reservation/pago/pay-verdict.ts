import { isSettled } from '#domain/booking/steps.ts';
import type { CallAnswer } from '#wire/call.ts';
import type { WireError } from '#wire/envelope.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { postPayment } from '#wire/websale.ts';

/** Where a payment stands. */
export type Standing =
  /** Paid, or ordered at the counter: the tickets are there. */
  | 'done'
  /** The bank has not said yet. */
  | 'asking'
  | 'declined'
  /** Nothing is under way. */
  | 'idle';

export function standingOf({ payment, process_payment }: ReservationView): Standing {
  if (isSettled(payment)) return 'done';
  if (process_payment) return 'asking';
  return payment === 'decline' ? 'declined' : 'idle';
}

export type PayVerdict =
  | { readonly kind: Standing }
  /** The bank wants the traveller first. */
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'refused'; readonly errors: readonly WireError[] };

/** Another attempt, or this one, is with the bank: only asking helps. */
const UNDER_WAY = ['payment_in_progress', 'payment_unknown'];

/** What to do after an attempt to pay. */
export function payVerdict(answer: CallAnswer<DataOf<typeof postPayment>>): PayVerdict {
  if (answer.ok) {
    const { redirect_url: to, reservation } = answer.data;
    return to === null ? { kind: standingOf(reservation) } : { kind: 'leave', to };
  }
  const { errors } = answer;
  if (errors.some(({ code }) => code === 'already_paid')) return { kind: 'done' };
  if (errors.some(({ code }) => UNDER_WAY.includes(code))) return { kind: 'asking' };
  return { kind: 'refused', errors };
}
