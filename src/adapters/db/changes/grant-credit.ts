import { randomBytes } from 'node:crypto';
import { giveTo } from '#adapters/db/payments/balances.ts';
import { accountOf, type PaidPayment } from '#adapters/db/payments/buyers-accounts.ts';
import { bookCredit } from '#adapters/db/payments/ledger.ts';
import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { ChangeReservation } from '#domain/aftersales/apply-change.ts';
import { CREDIT_MONTHS } from '#domain/aftersales/change-rules.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import { uuidV7 } from '#kernel/ids.ts';

const PAID = statement<PaidPayment>(
  'change-paid-with',
  `select payment_id, provider from payment where reservation_id = $1 and state = 'captured'`,
);

const GRANT = statement(
  'credit-grant',
  `insert into credit (credit_id, reservation_id, source_id, amount, granted_at, expires_at)
   values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5 * interval '1 month')`,
);

interface Granting {
  readonly changing: ChangeReservation;
  readonly payment: string;
  /** What the old run cost more than the new one. */
  readonly amounts: QuoteAmounts;
}

/**
 * What the traveller paid more than the new run costs: theirs to spend for a year (B18). Points go back to the points and
 * an agency's credit to the agency: neither can be made money of by a change.
 */
export async function grantCredit(session: Session, { changing, payment, amounts }: Granting): Promise<void> {
  if (amounts.total === 0) return;
  const { of } = changing.change;
  const [paid] = await run(session, PAID, [of]);
  const account =
    paid && isFromAccount(paid.provider)
      ? await accountOf(session, paid)
      : await openCredit(session, { reservation: of, payment, amount: amounts.total });
  await bookCredit(session, { payment_id: payment, reservation_id: changing.id }, { account, ...amounts });
  await giveTo(session, account, amounts.total);
}

async function openCredit(
  session: Session,
  { reservation, payment, amount }: { readonly reservation: string; readonly payment: string; readonly amount: number },
): Promise<string> {
  const credit = uuidV7(Date.now(), randomBytes(10));
  await run(session, GRANT, [credit, reservation, payment, amount, CREDIT_MONTHS]);
  return `credit:${credit}`;
}
