import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { uuidV7 } from '#kernel/ids.ts';

/** Valid for its months to the day, by the clock of the database. */
const GRANT = statement(
  'credit-grant',
  `insert into credit (credit_id, reservation_id, source_id, amount, granted_at, expires_at)
   values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5 * interval '1 month')`,
);

/** The ledger account of a credit. */
export const creditAccount = (credit: string): string => `credit:${credit}`;

interface Grant {
  readonly reservation: string;
  /** The payment or the ticket refund it came from. */
  readonly source: string;
  readonly amount: number;
}

/** Opens a credit and returns its account; the caller books its amount and adds it to the balance. */
export async function openCredit(session: Session, { reservation, source, amount }: Grant): Promise<string> {
  const credit = uuidV7(Date.now(), randomBytes(10));
  await execute(session, GRANT, [credit, reservation, source, amount, CREDIT_MONTHS]);
  return creditAccount(credit);
}
