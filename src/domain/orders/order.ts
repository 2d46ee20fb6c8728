import { type Fault, fault } from '#domain/errors.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** One of the things an order holds. Only the rooms of its kind know its details. */
export interface Item {
  /** From 1. */
  readonly position: number;
  /** `trip`, `luggage`: the key of its fulfilment. */
  readonly kind: string;
}

/** What is bought together, whatever its kinds: all that payment, messages and invoicing need. */
export interface Order {
  readonly id: OrderId;
  readonly code: OrderCode;
  /** The paid order that this one changes or adds to. */
  readonly parent: OrderId | undefined;
  readonly lang: 'es' | 'en';
  readonly contact: Contact | undefined;
  /** The contact was confirmed with a code. */
  readonly contactConfirmed: boolean;
  readonly items: readonly Item[];
  /** Nothing is left to choose: it can be paid. */
  readonly isComplete: boolean;
  /** As of its last price. */
  readonly total: Centavos;
  readonly status: PaymentStatus;
  /** A payment was started and its outcome is not yet known. */
  readonly paying: boolean;
  /** Until when what it holds is kept; absent when nothing expires. */
  readonly holdUntil: Instant | undefined;
  readonly expired: boolean;
  /** Incremented to invalidate the current PIN. */
  readonly pinVersion: number;
  readonly createdAt: Instant;
}

/** Why an order can no longer be changed or paid: it was paid, is being paid, or its time ran out (M45). */
export function refusalToChange(order: OrderFlags): Fault | undefined {
  const state = stateOf(order);
  switch (state.kind) {
    case 'sold':
      return fault('already_paid');
    case 'ended':
      return fault(state.was === 'sold' ? 'already_paid' : 'time_exceeded');
    case 'ordered':
      return fault('order_waits');
    case 'paying':
      return fault('payment_in_progress');
    case 'draft':
    case 'held':
      return undefined;
  }
}

/** The stored state of an order, with what the database's clock adds. */
interface Ending {
  readonly status: PaymentStatus;
  /** Stored as ended. */
  readonly isEnded: boolean;
  readonly isPastHold: boolean;
  readonly isPaymentUnderWay: boolean;
}

/** A payment under way keeps a draft alive past its hold; a store reference ends with its hold. */
export const isExpired = ({ status, isEnded, isPastHold, isPaymentUnderWay }: Ending): boolean =>
  isEnded || (isPastHold && status !== 'approved' && (status === 'order_generated' || !isPaymentUnderWay));

/** Whether an order waits for the outcome of a payment; a settled order does not. */
export const isPaying = ({ status, isPaymentUnderWay }: Pick<Ending, 'status' | 'isPaymentUnderWay'>): boolean =>
  isPaymentUnderWay && (status === 'process' || status === 'decline');
