import type { CardType } from '#domain/payment/card-type.ts';
import { faultOf } from '#adapters/payments/wallets/errors.ts';
import { fields, textOf } from '#adapters/providers/fields.ts';
import type { Charged, Declined, Unknown } from '#app/payment/ports.ts';
import { centavos } from '#kernel/money.ts';

/** The fields of a transaction that we read. */
export interface Transaction {
  readonly id: string;
  readonly orderId: string;
  readonly result: string;
  readonly gatewayCode: string;
  /** Pesos, with at most two decimals. */
  readonly amount: number;
  readonly currency: string;
  /** Refunded of the whole order, in pesos. */
  readonly refunded: number;
  readonly fundingMethod: string | undefined;
  readonly cardNumber: string | undefined;
}

/** Reads a transaction; undefined when the value is not a valid one. */
export function readTransaction(value: unknown): Transaction | undefined {
  const { result, response, order: about, transaction, sourceOfFunds } = fields(value);
  const [{ id, amount, currency }, order] = [fields(transaction), fields(about)];
  const gatewayCode = textOf(fields(response).gatewayCode) ?? '';
  if (typeof id !== 'string' || typeof order.id !== 'string' || typeof result !== 'string') return undefined;
  if (typeof amount !== 'number' || typeof currency !== 'string') return undefined;
  const card = fields(fields(fields(sourceOfFunds).provided).card);
  return {
    id,
    orderId: order.id,
    result,
    gatewayCode,
    amount,
    currency,
    refunded: Number(order.totalRefundedAmount ?? 0),
    fundingMethod: textOf(card.fundingMethod),
    cardNumber: textOf(card.number),
  };
}

/** The transactions of an order. */
export const transactionsOf = (order: unknown): readonly Transaction[] => {
  const { transaction: list } = fields(order);
  return Array.isArray(list) ? list.flatMap((item) => readTransaction(item) ?? []) : [];
};

/** The outcome of a payment. Money that was taken and returned in full does not count as paid. */
export function outcomeOf(payment: Transaction): Charged | Declined | Unknown {
  if (payment.result === 'FAILURE') {
    return { kind: 'declined', ref: payment.orderId, fault: faultOf(payment.gatewayCode) };
  }
  // PENDING and UNKNOWN have no outcome yet.
  if (payment.result !== 'SUCCESS' || payment.currency !== 'MXN') return { kind: 'unknown' };
  if (payment.refunded >= payment.amount) {
    return { kind: 'declined', ref: payment.orderId, fault: 'card_declined' };
  }
  return {
    kind: 'charged',
    ref: payment.orderId,
    amount: centavos(Math.round(payment.amount * 100)),
    cardType: FUNDING[payment.fundingMethod ?? ''],
    last4: /\d{4}$/.exec(payment.cardNumber ?? '')?.[0],
  };
}

const FUNDING: Readonly<Record<string, CardType>> = { DEBIT: 'debit', CREDIT: 'credit' };
