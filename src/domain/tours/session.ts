import { type Fault, fault } from '#domain/errors.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

/** A tour session, as far as it decides what its visitor may do. */
export interface SessionState {
  readonly order: { readonly isPaying: boolean; readonly status: PaymentStatus } | undefined;
}

export type OpenVerdict<Session> =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** Whether something is chosen in a session, locked; undefined: it is over. While an order of it is being paid, nothing is. */
export function openVerdict<Session extends SessionState>(session: Session | undefined): OpenVerdict<Session> {
  if (!session) return { kind: 'refused', fault: fault('tour_session_expired') };
  if (session.order?.isPaying) return { kind: 'refused', fault: fault('payment_in_progress') };
  return { kind: 'open', session };
}

export type CheckoutVerdict<Selection> =
  | { readonly kind: 'open'; readonly selection: Selection }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** Whether a session can be checked out, with what is chosen in it. */
export function checkoutVerdict<Selection>({
  order,
  selection,
}: SessionState & { readonly selection: Selection | undefined }): CheckoutVerdict<Selection> {
  if (order?.isPaying) return { kind: 'refused', fault: fault('payment_in_progress') };
  if (order?.status === 'approved') return { kind: 'refused', fault: fault('already_paid') };
  if (selection === undefined) return { kind: 'refused', fault: fault('tour_session_expired') };
  return { kind: 'open', selection };
}
