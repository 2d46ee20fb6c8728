import type { Transaction } from '#app/transaction.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { UndoneAtRate } from '#domain/payment/returned-share.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { type EarlierSale, lessBySale } from '#domain/amendments/less-by-sale.ts';
import { isFromAccount, isFromAgency } from '#domain/payment/buyers-account.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import { type Centavos, sum, ZERO } from '#kernel/money.ts';

/** Credits the difference of a change to a cheaper run, within a transaction: each method is one step. */
export interface ChangeCredits {
  /** What the trip was paid with; undefined when it was free. */
  paidWith(tx: Transaction, trip: ReservationId): Promise<PaidWith | undefined>;
  /** What was paid for earlier changes of the same journey, newest first. */
  paidBefore(tx: Transaction, changing: ChangeReservation): Promise<readonly PaidBefore[]>;
  /** The ledger account a payment was debited from. */
  accountOf(tx: Transaction, paid: PaidWith): Promise<string>;
  /** Opens a credit for the traveller. Returns its account. */
  open(tx: Transaction, credit: OpenedCredit): Promise<string>;
  /** Books the difference to an account. */
  book(tx: Transaction, booked: BookedCredit): Promise<void>;
  /** Records at which rates the difference was sold. */
  undo(tx: Transaction, payment: Id<'payment'>, undone: readonly UndoneAtRate[]): Promise<void>;
  /** Makes the amount in a new credit spendable. */
  add(tx: Transaction, account: string, amount: Centavos): Promise<void>;
  /** Makes the amount available in the account a payment was debited from. */
  giveBack(tx: Transaction, returned: ReturnedAmount): Promise<void>;
}

export interface PaidWith {
  readonly payment: Id<'payment'>;
  readonly provider: string;
}

/** What was paid for an earlier change. */
export interface PaidBefore extends PaidWith, EarlierSale {
  readonly order: ReservationId;
}

export interface OpenedCredit {
  readonly reservation: ReservationId;
  /** The payment of the change. */
  readonly source: Id<'payment'>;
  readonly amount: Centavos;
}

export interface BookedCredit extends QuoteAmounts {
  /** The change, and its payment; or an earlier one. */
  readonly order: ReservationId;
  readonly payment: Id<'payment'>;
  readonly account: string;
}

export interface ReturnedAmount {
  readonly account: string;
  readonly amount: Centavos;
  /** The payment it is booked with. */
  readonly source: Id<'payment'>;
  /** What was paid. */
  readonly payment: PaidWith;
}

export interface GrantedCredit {
  readonly changing: ChangeReservation;
  readonly payment: Id<'payment'>;
  /** How much cheaper the new run is. */
  readonly amounts: QuoteAmounts;
  /** The rate at which the old run was sold. */
  readonly vatRate: number | null;
}

/** Where the difference went, in centavos. */
export interface CreditedAmounts {
  /** A new credit. */
  readonly credit: Centavos;
  /** Points, or a credit it was paid with. */
  readonly toAccount: Centavos;
  readonly toAgency: Centavos;
}

/**
 * Credits the price difference of a cheaper run to the traveller, to be spent within a year (B18). Points return to the
 * points and an agency's credit to the agency: a change must not convert either into money, nor money into points.
 */
export async function grantCredit(
  credits: ChangeCredits,
  tx: Transaction,
  { changing, payment, amounts, vatRate }: GrantedCredit,
): Promise<CreditedAmounts> {
  if (amounts.total === 0) return { credit: ZERO, toAccount: ZERO, toAgency: ZERO };
  const { of } = changing.change;
  const { parts, rest } = lessBySale(amounts, await credits.paidBefore(tx, changing));
  const less: readonly Less[] = [
    ...parts.map(({ sale, amounts: part }) => ({ order: sale.order, source: sale.payment, paid: sale, amounts: part })),
    ...(rest.total > 0
      ? [{ order: changing.id, source: payment, paid: await credits.paidWith(tx, of), amounts: rest }]
      : []),
  ];
  const credit = totalOf(less, ({ paid }) => !isAccounts(paid));
  const opened = credit > 0 ? await credits.open(tx, { reservation: of, source: payment, amount: credit }) : undefined;
  for (const { order, source, paid, amounts: part } of less) {
    const account = isAccounts(paid) ? await credits.accountOf(tx, paid) : opened!;
    await credits.book(tx, { order, payment: source, account, ...part });
    await credits.undo(tx, source, [{ vatRate, amount: part.total }]);
    if (isAccounts(paid)) await credits.giveBack(tx, { account, amount: part.total, source, payment: paid });
    else await credits.add(tx, account, part.total);
  }
  return {
    credit,
    toAccount: totalOf(less, ({ paid }) => isAccounts(paid) && !isFromAgency(paid.provider)),
    toAgency: totalOf(less, ({ paid }) => isAccounts(paid) && isFromAgency(paid.provider)),
  };
}

/** A part of the difference, by the sale it is taken out of. */
interface Less {
  readonly order: ReservationId;
  /** What it is booked with. */
  readonly source: Id<'payment'>;
  readonly paid: PaidWith | undefined;
  readonly amounts: QuoteAmounts;
}

const isAccounts = (paid: PaidWith | undefined): paid is PaidWith => paid !== undefined && isFromAccount(paid.provider);

const totalOf = (less: readonly Less[], isOfThem: (one: Less) => boolean): Centavos =>
  sum(less.filter(isOfThem).map(({ amounts }) => amounts.total));
