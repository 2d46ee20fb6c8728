import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';

/** Accounts with a stored balance, because it is a limit: travellers' points and agencies' credit. */

const GIVE = statement(
  'balance-give',
  `insert into account_balance as kept (account, balance) values ($1, $2)
   on conflict (account) do update set balance = kept.balance + excluded.balance`,
);

const TAKE = statement<{ readonly balance: number }>(
  'balance-take',
  `update account_balance set balance = balance - $2 where account = $1 and balance - $2 >= $3 returning balance`,
);

const OPEN = statement(
  'balance-open',
  'insert into account_balance (account, balance) values ($1, 0) on conflict (account) do nothing',
);

const READ = statement<{ readonly account: string; readonly balance: number }>(
  'balance-read',
  'select account, balance from account_balance where account = any($1)',
);

/** Adds to a balance. Locks its row until the transaction ends: after reservation and seats in lock order. */
export const addToBalance = async (session: Session, account: string, amount: number): Promise<void> => {
  await execute(session, GIVE, [account, amount]);
};

/**
 * Takes from a balance; false when less than `least` would remain. Concurrent callers wait here, and each sees what the
 * previous one left.
 */
export async function takeFromBalance(
  session: Session,
  account: string,
  { amount, least }: { readonly amount: number; readonly least: number },
): Promise<boolean> {
  if (least < 0) await execute(session, OPEN, [account]);
  return (await execute(session, TAKE, [account, amount, least])).length > 0;
}

/** Balances by account; 0 for an account without bookings. */
export async function balancesOf(
  session: Pick<Session, 'query'>,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await execute(session, READ, [accounts]);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}
