import type { Transaction } from '#app/transaction.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { UndoneAtRate } from '#domain/payment/returned-share.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';

/** Credits the difference of a change to a cheaper run, within a transaction: each method is one step. */
export interface ChangeCredits {
  /** What the trip was paid with; undefined when it was free. */
  paidWith(tx: Transaction, trip: ReservationId): Promise<PaidWith | undefined>;
  /** The ledger account a payment was debited from. */
  accountOf(tx: Transaction, paid: PaidWith): Promise<string>;
  /** Opens a credit for the traveller. Returns its account. */
  open(tx: Transaction, credit: OpenedCredit): Promise<string>;
  /** Books the difference to an account. */
  book(tx: Transaction, booked: BookedCredit): Promise<void>;
  /** Records at which rates the difference was sold. */
  undo(tx: Transaction, payment: Id<'payment'>, undone: readonly UndoneAtRate[]): Promise<void>;
  /** Makes the amount in the account spendable. */
  add(tx: Transaction, added: AddedCredit): Promise<void>;
}

export interface PaidWith {
  readonly payment: Id<'payment'>;
  readonly provider: string;
}

export interface OpenedCredit {
  readonly reservation: ReservationId;
  /** The payment of the change. */
  readonly source: Id<'payment'>;
  readonly amount: Centavos;
}

export interface BookedCredit extends QuoteAmounts {
  /** The change, and its payment. */
  readonly order: ReservationId;
  readonly payment: Id<'payment'>;
  readonly account: string;
}

export interface AddedCredit {
  readonly account: string;
  readonly amount: Centavos;
  /** The payment of the change. */
  readonly source: Id<'payment'>;
  /** What the trip was paid with; undefined when it was free. */
  readonly paid: PaidWith | undefined;
}

export interface GrantedCredit {
  readonly changing: ChangeReservation;
  readonly payment: Id<'payment'>;
  /** How much cheaper the new run is. */
  readonly amounts: QuoteAmounts;
  /** The rate at which the old run was sold. */
  readonly vatRate: number | null;
}

/**
 * Credits the price difference of a cheaper run to the traveller, to be spent within a year (B18). Points return to the
 * points and an agency's credit to the agency: a change must not convert either into money.
 */
export async function grantCredit(
  credits: ChangeCredits,
  tx: Transaction,
  { changing, payment, amounts, vatRate }: GrantedCredit,
): Promise<void> {
  const { total: amount } = amounts;
  if (amount === 0) return;
  const trip = changing.change.of;
  const paid = await credits.paidWith(tx, trip);
  const account =
    paid && isFromAccount(paid.provider)
      ? await credits.accountOf(tx, paid)
      : await credits.open(tx, { reservation: trip, source: payment, amount });
  await credits.book(tx, { order: changing.id, payment, account, ...amounts });
  await credits.undo(tx, payment, [{ vatRate, amount }]);
  await credits.add(tx, { account, amount, source: payment, paid });
}
