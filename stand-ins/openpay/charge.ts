import { type Card, cardView } from './cards.ts';
import type { Refusal } from './errors.ts';
import { mexicoTime } from './mexico-time.ts';
import type { Behaviour } from './test-cards.ts';

export type Status =
  | 'completed'
  | 'failed'
  /** Waiting for the bank. */
  | 'charge_pending'
  /** Waiting for payment in a store, or for the merchant to capture an authorization. */
  | 'in_progress'
  | 'refunded'
  /** Authorized, then released before capture. */
  | 'cancelled'
  | 'expired'
  | 'chargeback_pending'
  | 'chargeback_accepted';

/** A refund, in pesos. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly at: number;
  /** As given by the merchant. */
  readonly description?: string;
}

/** A charge as stored by the stand-in: nothing about the customer, and of the card only what `Card` has. */
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
  /** When the money moved, or the charge finally failed. */
  readonly operatedAt: number;
  readonly refunds: readonly Refund[];
  readonly error?: { readonly code: number; readonly message: string };
  readonly card?: Card;
  readonly behaviour?: Behaviour;
  /** An authorization until the merchant captures it. */
  readonly authorizes?: boolean;
  /** Where the bank redirects the traveller to. */
  readonly redirectUrl?: string;
  readonly store?: { readonly reference: string; readonly dueAt: number };
}

export const completed = (charge: Charge, at: number): Charge => ({ ...charge, status: 'completed', operatedAt: at });

/** The charge after the bank's approval: paid, or authorized for the merchant. */
export const approved = (charge: Charge, at: number): Charge =>
  charge.authorizes ? { ...charge, status: 'in_progress', operatedAt: at } : completed(charge, at);

export const failed = (charge: Charge, { code, description }: Refusal, at: number): Charge => ({
  ...charge,
  status: 'failed',
  operatedAt: at,
  error: { code, message: description },
});

/** Refunded amount in pesos. */
export const refundedOf = ({ refunds }: Charge): number =>
  refunds.reduce((sum, { amount }) => sum + centavos(amount), 0) / 100;

export const centavos = (pesos: number): number => Math.round(pesos * 100);

/** A charge as the provider returns it. `origin` is that of its pages. */
export const chargeView = (charge: Charge, origin: string) => ({
  id: charge.id,
  authorization: hasAuthorization(charge) ? charge.id.slice(-6) : null,
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

const AUTHORIZED: readonly Status[] = [
  'completed',
  'refunded',
  'cancelled',
  'chargeback_pending',
  'chargeback_accepted',
];

const hasAuthorization = ({ status, authorizes }: Charge): boolean =>
  AUTHORIZED.includes(status) || (status === 'in_progress' && authorizes === true);

/** Only the last refund is shown, as the provider documents. */
function refundView({ refunds }: Charge) {
  const last = refunds.at(-1);
  if (!last) return {};
  const { id, amount, at, description = null } = last;
  const operation = { operation_type: 'out', transaction_type: 'refund', status: 'completed', currency: 'MXN' };
  return { refund: { id, amount, ...operation, description, creation_date: mexicoTime(at) } };
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
