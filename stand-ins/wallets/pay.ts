import { createHash } from 'node:crypto';
import { centavosOf } from './amount.ts';
import { ALREADY_PAID, BAD_TOKEN, invalid, type Refusal, USED_OTHERWISE } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { capturedOf, type Order, type Transaction, WALLETS } from './order.ts';
import { hashOf } from './token.ts';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** A requested operation. */
export interface OperationRequest {
  readonly orderId: string;
  readonly transactionId: string;
  readonly body: Fields;
  /** A simulated fault: the bank's answer, whatever the card. */
  readonly bankSays: string | undefined;
  readonly now: number;
}

export interface Done {
  readonly order: Order;
  readonly transaction: Transaction;
  /** It was done before; this time nothing was done. */
  readonly isRepeated: boolean;
}

export const fingerprintOf = ({ body }: OperationRequest): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Repeating an operation under the same ids returns the earlier result; a different operation under them is refused.
 */
export function repeated(order: Order | undefined, asked: OperationRequest): Done | Refusal | undefined {
  const known = order?.transactions.find(({ id }) => id === asked.transactionId);
  if (!order || !known) return undefined;
  return known.fingerprint === fingerprintOf(asked) ? { order, transaction: known, isRepeated: true } : USED_OTHERWISE;
}

/** PAY: charges the card behind a wallet's token. A bank's refusal is a transaction too, and uses up the token. */
export function paid({ books, till }: Gateway, asked: OperationRequest): Done | Refusal {
  const before = books.order(asked.orderId);
  const again = repeated(before, asked);
  if (again) return again;
  if (before && capturedOf(before) > 0) return ALREADY_PAID;
  const { amount: written, currency, walletProvider } = fieldsOf(asked.body['order']);
  const amount = centavosOf(written);
  if (amount === undefined) return invalid('order.amount');
  if (currency !== 'MXN') return invalid('order.currency');
  const text = tokenIn(asked.body);
  if (text === undefined) return invalid('sourceOfFunds');
  const token = books.token(hashOf(text));
  if (!token || token.spent || WALLETS[token.wallet] !== walletProvider) return BAD_TOKEN;
  // The device signed the amount its owner agreed to.
  if (token.amount !== amount || token.currency !== currency) return BAD_TOKEN;
  const { wallet, card } = token;
  const order: Order = before ?? {
    id: asked.orderId,
    amount,
    currency,
    wallet,
    card,
    createdAt: asked.now,
    transactions: [],
  };
  const transaction: Transaction = {
    id: asked.transactionId,
    type: 'PAYMENT',
    amount,
    gatewayCode: asked.bankSays ?? card.bankSays,
    fingerprint: fingerprintOf(asked),
    at: asked.now,
  };
  const after = till.settle({ ...order, amount, wallet, card }, transaction, { token: { ...token, spent: true } });
  return { order: after, transaction, isRepeated: false };
}

function tokenIn(body: Fields): string | undefined {
  const { type, provided } = fieldsOf(body['sourceOfFunds']);
  const { paymentToken } = fieldsOf(fieldsOf(fieldsOf(provided)['card'])['devicePayment']);
  return type === 'CARD' && typeof paymentToken === 'string' ? paymentToken : undefined;
}
