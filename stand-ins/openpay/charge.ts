import { type Card, cardView } from './cards.ts';
import type { Refusal } from './errors.ts';
import { mexicoTime } from './mexico-time.ts';
import type { Behaviour } from './test-cards.ts';

export type Status = 'completed' | 'failed' | 'charge_pending' | 'in_progress' | 'refunded' | 'expired';

/** Money that went back. Pesos. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly at: number;
}

/** A charge as this provider keeps it: nothing of the customer, and of the card only what `Card` allows. */
export interface Charge {
  readonly id: string;
  readonly orderId: string | null;
  readonly status: Status;
  readonly method: 'card' | 'store';
  /** Pesos. */
  readonly amount: number;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When the money moved, or it was certain that it will not. */
  readonly operatedAt: number;
  readonly refunds: readonly Refund[];
  readonly error?: { readonly code: number; readonly message: string };
  readonly card?: Card;
  readonly behaviour?: Behaviour;
  /** Where the traveller goes back to from the bank. */
  readonly redirectUrl?: string;
  readonly store?: { readonly reference: string; readonly dueAt: number };
}

export const completed = (charge: Charge, at: number): Charge => ({ ...charge, status: 'completed', operatedAt: at });

export const failed = (charge: Charge, { code, description }: Refusal, at: number): Charge => ({
  ...charge,
  status: 'failed',
  operatedAt: at,
  error: { code, message: description },
});

/** Pesos that went back. */
export const refundedOf = ({ refunds }: Charge): number =>
  refunds.reduce((centavos, { amount }) => centavos + Math.round(amount * 100), 0) / 100;

/** A charge as the provider shows it. `origin` is where its pages are. */
export const chargeView = (charge: Charge, origin: string) => ({
  id: charge.id,
  authorization: charge.status === 'completed' || charge.status === 'refunded' ? charge.id.slice(-6) : null,
  operation_type: 'in',
  method: charge.method,
  transaction_type: 'charge',
  status: charge.status,
  conciliated: false,
  creation_date: mexicoTime(charge.createdAt),
  operation_date: mexicoTime(charge.operatedAt),
  description: charge.description,
  error_message: charge.error?.message ?? null,
  error_code: charge.error?.code ?? null,
  order_id: charge.orderId,
  currency: 'MXN',
  amount: charge.amount,
  ...(charge.card ? { card: cardView(charge.card) } : {}),
  ...refundView(charge),
  ...paymentMethodView(charge, origin),
});

function refundView({ refunds }: Charge) {
  const last = refunds.at(-1);
  if (!last) return {};
  const { id, amount, at } = last;
  const operation = { operation_type: 'out', transaction_type: 'refund', status: 'completed', currency: 'MXN' };
  return { refund: { id, amount, ...operation, creation_date: mexicoTime(at) } };
}

function paymentMethodView({ id, status, store }: Charge, origin: string) {
  if (status === 'charge_pending') return { payment_method: { type: 'redirect', url: `${origin}/3ds/${id}` } };
  if (!store) return {};
  const { reference, dueAt } = store;
  return {
    due_date: mexicoTime(dueAt),
    payment_method: { type: 'store', reference, barcode_url: `${origin}/barcode/${reference}` },
  };
}
