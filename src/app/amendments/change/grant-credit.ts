import type { Transaction } from '#app/transaction.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { UndoneAtRate } from '#domain/amendments/reverse-sale.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';

/** Crediting what a change cost less, within a transaction: each method is one step. */
export interface ChangeCredits {
  /** What the trip was paid with; undefined where it cost nothing. */
  paidWith(tx: Transaction, trip: ReservationId): Promise<PaidWith | undefined>;
  /** The account of the books that a payment was taken from. */
  accountOf(tx: Transaction, paid: PaidWith): Promise<string>;
  /** A new one for its traveller. Answers its account. */
  open(tx: Transaction, credit: OpenedCredit): Promise<string>;
  /** Less was sold than was paid for: the rest goes to an account. */
  book(tx: Transaction, booked: BookedCredit): Promise<void>;
  /** At which rates that was sold. */
  undo(tx: Transaction, payment: Id<'payment'>, undone: readonly UndoneAtRate[]): Promise<void>;
  /** What is in an account is there to be spent. */
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
  /** What the trip was paid with; undefined where it cost nothing. */
  readonly paid: PaidWith | undefined;
}

export interface GrantedCredit {
  readonly changing: ChangeReservation;
  readonly payment: Id<'payment'>;
  /** What the old run cost more than the new one. */
  readonly amounts: QuoteAmounts;
  /** At which the old run was sold. */
  readonly vatRate: number | null;
}

/**
 * What the traveller paid more than the new run costs: theirs to spend for a year (B18). Points go back to the points and
 * an agency's credit to the agency: neither can be made money of by a change.
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
