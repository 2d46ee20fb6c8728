import { openCredit } from '#adapters/db/amendments/refunds/credits.ts';
import { recordUndoneRates } from '#adapters/db/amendments/refunds/undone-rates.ts';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { bookCredit } from '#adapters/db/ledger/ledger.ts';
import { accountOf, type PaidPayment } from '#adapters/db/payment/buyers-accounts.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';

const PAID = statement<PaidPayment>(
  'change-paid-with',
  `select payment_id, provider from payment where reservation_id = $1 and state = 'captured'`,
);

interface Granting {
  readonly changing: ChangeReservation;
  readonly payment: string;
  /** What the old run cost more than the new one. */
  readonly amounts: QuoteAmounts;
  /** At which the old run was sold. */
  readonly vatRate: number | null;
}

/**
 * What the traveller paid more than the new run costs: theirs to spend for a year (B18). Points go back to the points and
 * an agency's credit to the agency: neither can be made money of by a change.
 */
export async function grantCredit(session: Session, { changing, payment, amounts, vatRate }: Granting): Promise<void> {
  if (amounts.total === 0) return;
  const { of } = changing.change;
  const [paid] = await execute(session, PAID, [of]);
  const account =
    paid && isFromAccount(paid.provider)
      ? await accountOf(session, paid)
      : await openCredit(session, { reservation: of, source: payment, amount: amounts.total });
  await bookCredit(session, { payment_id: payment, reservation_id: changing.id }, { account, ...amounts });
  await recordUndoneRates(session, payment, [{ vatRate, amount: amounts.total }]);
  await addToBalance(session, account, amounts.total);
}
