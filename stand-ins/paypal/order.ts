import type { Money } from './money.ts';

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export interface Unit {
  readonly reference: string;
  readonly amount: Money;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
  readonly description: string | undefined;
}

export interface Refund {
  readonly id: string;
  readonly amount: Money;
  readonly at: number;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
}

export interface Capture {
  readonly id: string;
  readonly status: CaptureStatus;
  readonly amount: Money;
  readonly at: number;
  readonly refunds: readonly Refund[];
}

/** Payer on the provider's page. */
export interface Payer {
  readonly id: string;
  /** Their bank refuses, as chosen on the page. */
  readonly isRefused: boolean;
}

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly unit: Unit;
  /** The payment source: `paypal`, or a wallet. */
  readonly source: string;
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly locale: string;
  readonly brand: string | undefined;
  readonly paysNow: boolean;
  readonly payer: Payer | undefined;
  readonly capture: Capture | undefined;
}

/** Lifetime of an order without approval. */
const UNAPPROVED_LIFETIME_MS = 3 * 3_600_000;

export const isForgotten = ({ status, createdAt }: Order, now: number): boolean =>
  (status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED') && createdAt + UNAPPROVED_LIFETIME_MS <= now;

export const refundedOf = ({ refunds }: Capture): number =>
  refunds.reduce((total, { amount }) => total + amount.hundredths, 0);
