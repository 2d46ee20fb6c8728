import { capturedOf, isApproved, type Order, refundedOf, statusOf, type Transaction, WALLETS } from './order.ts';

const pesos = (centavos: number): number => centavos / 100;
const time = (at: number): string => new Date(at).toISOString();

const sourceOfFunds = ({ card }: Order) => ({
  type: 'CARD',
  provided: {
    card: {
      brand: card.brand,
      scheme: card.brand,
      fundingMethod: card.funding,
      number: card.number,
      encryption: 'DEVICE',
    },
  },
});

const aboutOrder = (order: Order) => ({
  id: order.id,
  amount: pesos(order.amount),
  currency: order.currency,
  status: statusOf(order),
  totalAuthorizedAmount: pesos(capturedOf(order)),
  totalCapturedAmount: pesos(capturedOf(order)),
  totalRefundedAmount: pesos(refundedOf(order)),
  walletProvider: WALLETS[order.wallet],
  creationTime: time(order.createdAt),
  lastUpdatedTime: time(order.transactions.at(-1)?.at ?? order.createdAt),
});

/** A transaction as returned by the gateway and posted in events. */
export const transactionView = (merchant: string, order: Order, transaction: Transaction) => ({
  merchant,
  gatewayEntryPoint: 'WEB_SERVICES_API',
  result: isApproved(transaction) ? 'SUCCESS' : 'FAILURE',
  response: { gatewayCode: transaction.gatewayCode },
  order: aboutOrder(order),
  transaction: {
    id: transaction.id,
    type: transaction.type,
    amount: pesos(transaction.amount),
    currency: order.currency,
    source: 'INTERNET',
  },
  sourceOfFunds: sourceOfFunds(order),
  timeOfRecord: time(transaction.at),
});

export type TransactionView = ReturnType<typeof transactionView>;

/** An order with its history. */
export const orderView = (merchant: string, order: Order) => ({
  merchant,
  result: capturedOf(order) > 0 ? 'SUCCESS' : 'FAILURE',
  ...aboutOrder(order),
  sourceOfFunds: sourceOfFunds(order),
  transaction: order.transactions.map((transaction) => transactionView(merchant, order, transaction)),
});

/** For audits: the money held for an order, minus refunds. */
export const truthOf = (order: Order) => ({
  id: order.id,
  wallet: order.wallet,
  status: statusOf(order),
  captured: capturedOf(order),
  refunded: refundedOf(order),
  held: capturedOf(order) - refundedOf(order),
  refunds: order.transactions
    .filter((entry) => entry.type === 'REFUND' && isApproved(entry))
    .map(({ id, amount }) => ({ id, amount })),
});
