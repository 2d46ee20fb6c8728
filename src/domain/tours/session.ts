import { type Fault, fault } from '#domain/errors.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

/** A tour session, as far as it decides what its visitor may do. */
export interface SessionState {
  readonly order: { readonly isPaying: boolean; readonly status: PaymentStatus } | undefined;
}

/** A session that something is to be chosen in. */
export interface SessionToOpen<Id> {
  /** As the visitor named it; null: they have none. */
  readonly name: string | null;
  /** The one of this name, locked. */
  readonly session: (SessionState & { readonly id: Id }) | undefined;
  /** The id of a new one. */
  readonly begun: Id;
}

export type OpenVerdict<Id> =
  | { readonly kind: 'open'; readonly id: Id; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** In which session something is chosen. While an order of it is being paid, nothing is. */
export function openVerdict<Id>({ name, session, begun }: SessionToOpen<Id>): OpenVerdict<Id> {
  if (!session)
    return name === null
      ? { kind: 'open', id: begun, isNew: true }
      : { kind: 'refused', fault: fault('tour_session_expired') };
  if (session.order?.isPaying) return { kind: 'refused', fault: fault('payment_in_progress') };
  return { kind: 'open', id: session.id, isNew: false };
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
