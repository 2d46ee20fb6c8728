import { type Fault, fault } from '#domain/errors.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** One of the things an order holds. What it is in detail is known to the rooms of its kind alone. */
export interface Item {
  /** From 1. */
  readonly position: number;
  /** `trip`, `luggage`: as its fulfilment is found under. */
  readonly kind: string;
}

/** What is bought at once, whatever it holds: all that paying, writing to its buyer and invoicing know of it. */
export interface Order {
  readonly id: OrderId;
  readonly code: OrderCode;
  /** The paid order that this one changes or adds to. */
  readonly parent: OrderId | undefined;
  readonly lang: 'es' | 'en';
  readonly contact: Contact | undefined;
  /** Anyone who reads what is sent to its contact said so with a code. */
  readonly contactConfirmed: boolean;
  readonly items: readonly Item[];
  /** Nothing is left to choose: it can be paid. */
  readonly isComplete: boolean;
  /** As of its last price. */
  readonly total: Centavos;
  readonly status: PaymentStatus;
  /** A payment was begun and its outcome is not yet known. */
  readonly paying: boolean;
  /** What it claims is kept until then; absent where nothing runs out. */
  readonly holdUntil: Instant | undefined;
  readonly expired: boolean;
  /** Counts up when its PIN is to be another one. */
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

/** What an order is as its row says and the clock of the database adds. */
interface Ending {
  readonly status: PaymentStatus;
  /** Written down as ended. */
  readonly isEnded: boolean;
  readonly isPastHold: boolean;
  readonly isPaymentUnderWay: boolean;
}

/** A payment under way keeps a draft alive past its hold; a store reference ends with its hold. */
export const isExpired = ({ status, isEnded, isPastHold, isPaymentUnderWay }: Ending): boolean =>
  isEnded || (isPastHold && status !== 'approved' && (status === 'order_generated' || !isPaymentUnderWay));

/** Whether an order waits for the outcome of a payment: one that is settled already does not. */
export const isPaying = ({ status, isPaymentUnderWay }: Pick<Ending, 'status' | 'isPaymentUnderWay'>): boolean =>
  isPaymentUnderWay && (status === 'process' || status === 'decline');
