import { APPROVED, type Card } from './cards.ts';

export const WALLETS = { apple_pay: 'APPLE_PAY', google_pay: 'GOOGLE_PAY' } as const;
export type Wallet = keyof typeof WALLETS;

/** A movement of money, or the bank's refusal. */
export interface Transaction {
  readonly id: string;
  readonly type: 'PAYMENT' | 'REFUND';
  /** Centavos. */
  readonly amount: number;
  readonly gatewayCode: string;
  /** Identifies a repetition with the same content. */
  readonly fingerprint: string;
  readonly at: number;
}

/** Everything about one sale. The merchant chooses both ids. */
export interface Order {
  readonly id: string;
  /** Centavos. */
  readonly amount: number;
  readonly currency: string;
  readonly wallet: Wallet;
  readonly card: Card;
  readonly createdAt: number;
  readonly transactions: readonly Transaction[];
}

export const isApproved = ({ gatewayCode }: Transaction): boolean => gatewayCode === APPROVED;

const sumOf = (order: Order, type: Transaction['type']): number =>
  order.transactions.reduce((sum, entry) => sum + (entry.type === type && isApproved(entry) ? entry.amount : 0), 0);

export const capturedOf = (order: Order): number => sumOf(order, 'PAYMENT');
export const refundedOf = (order: Order): number => sumOf(order, 'REFUND');

export type Status = 'FAILED' | 'CAPTURED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export function statusOf(order: Order): Status {
  const [captured, refunded] = [capturedOf(order), refundedOf(order)];
  if (captured === 0) return 'FAILED';
  if (refunded === 0) return 'CAPTURED';
  return refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}
