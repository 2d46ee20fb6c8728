import type { ReturnId } from '#app/orders/fulfilment.ts';
import type { OrderStore } from '#app/orders/ports.ts';
import type { PaymentAttempt, PaymentId } from '#app/payment/ports.ts';
import type { AttemptStore } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { type ReturnedShare, returnedPart, returnedWhole, type SoldAmount } from '#domain/payment/returned-share.ts';
import type { ShareReason } from '#domain/payment/share-reason.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Centavos, plus, ZERO } from '#kernel/money.ts';

/** What returning something sold reads and writes within a transaction. */
export interface ReturnStores {
  readonly attempts: Pick<AttemptStore, 'of' | 'lock'>;
  readonly orders: Pick<OrderStore, 'lock' | 'read'>;
  readonly returns: {
    /** The lines of a payment, as they were sold. */
    soldBy(tx: Transaction, payment: PaymentId): Promise<readonly SoldAmount[]>;
    /** Records that money of an order goes back by the way it came; once for each key. */
    record(tx: Transaction, returned: RecordedReturn): Promise<ReturnId>;
    /** Reverses sale and tax in the books. */
    book(tx: Transaction, id: ReturnId, share: ReturnedShare & { readonly order: OrderId }): Promise<void>;
    /** The amount is due back to the payer. */
    owe(tx: Transaction, id: ReturnId, owed: OwedReturn): Promise<void>;
  };
}

export interface RecordedReturn extends Pick<ReturnedShare, 'amount' | 'atRates'> {
  readonly order: OrderId;
  readonly key: string;
}

export interface OwedReturn {
  readonly order: OrderId;
  readonly payment: PaymentId;
  readonly amount: Centavos;
  readonly reason: ShareReason;
}

/** Locks in the same order as a payment: the attempt that paid an order, then the order. Undefined when none did. */
export async function lockPaid(
  { attempts, orders }: Pick<ReturnStores, 'attempts' | 'orders'>,
  tx: Transaction,
  order: OrderId,
): Promise<PaymentAttempt | undefined> {
  const paid = (await attempts.of(tx, order)).find(({ state }) => state === 'captured');
  if (paid) await attempts.lock(tx, paid.id);
  await orders.lock(tx, order);
  return paid;
}

/** What goes back of a payment. */
export interface ReturnedSale extends Omit<OwedReturn, 'amount'> {
  /** An order returns once under a key. */
  readonly key: string;
  /** Tax included; absent: all that was sold. */
  readonly amount?: Centavos;
  /** Money besides that was never booked as sold. */
  readonly prepaid?: Centavos;
  /** Takes back in the books what was prepaid. Absent: the caller does. */
  readonly takeBack?: (id: ReturnId) => Promise<void>;
}

/**
 * Takes a sale back, whole or in part, as its stored lines sold it, and owes the money to the payer. The payment and the
 * order are locked. Undefined when nothing goes back.
 */
export async function returnSold(
  { returns }: Pick<ReturnStores, 'returns'>,
  tx: Transaction,
  { order, payment, key, amount, prepaid = ZERO, takeBack, reason }: ReturnedSale,
): Promise<ReturnId | undefined> {
  const sold = await returns.soldBy(tx, payment);
  const share = amount === undefined ? returnedWhole(sold) : returnedPart(sold, amount);
  const back = plus(share.amount, prepaid);
  if (back === 0) return undefined;
  const id = await returns.record(tx, { order, key, amount: back, atRates: share.atRates });
  await returns.book(tx, id, { ...share, order });
  await takeBack?.(id);
  await returns.owe(tx, id, { order, payment, amount: back, reason });
  return id;
}
