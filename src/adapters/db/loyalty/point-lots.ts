import { randomBytes } from 'node:crypto';
import { addToBalance, takeFromBalance } from '#adapters/db/ledger/balances.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import {
  expiredShares,
  type LotId,
  type LotShare,
  type PointLot,
  restoreLots,
  reverseLots,
  type SpentShare,
  spendLots,
} from '#domain/loyalty/point-lots.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { type Points, points } from '#kernel/money.ts';

/**
 * The lots of each points ledger, and its balance. The balance is written first: its row is the lock of the lots, so
 * that concurrent spenders of the same points wait for each other.
 */

interface LotRow {
  readonly lot_id: LotId;
  readonly remaining: number;
  readonly earned_at: number;
  readonly expires_at: number | null;
}

const OPEN = statement(
  'point-lot-open',
  `insert into point_lot (lot_id, account, amount, remaining, earned_at, expires_at) values ($1, $2, $3, $3, $4, $5)`,
);

const WITH_POINTS = statement<LotRow>(
  'point-lots-with-points',
  'select lot_id, remaining, earned_at, expires_at from point_lot where account = $1 and remaining > 0',
);

/** Returns a row for each lot; fewer rows mean that a lot had less. */
const TAKE = statement<{ readonly lot_id: string }>(
  'point-lots-take',
  `with given as (
     select * from unnest($1::uuid[], $2::int[]) as given (lot_id, amount)
   ), used as (
     insert into point_lot_use (lot_id, kind, source_id, payment_id, amount) select lot_id, $3, $4, $5, amount from given
   )
   update point_lot l set remaining = l.remaining - given.amount from given where given.lot_id = l.lot_id returning l.lot_id`,
);

const SPENT = statement<{ readonly lot_id: LotId; readonly amount: number; readonly expires_at: number | null }>(
  'point-lots-spent',
  `select u.lot_id, sum(case u.kind when 'spent' then u.amount else 0 - u.amount end)::int as amount, l.expires_at
   from point_lot_use u join point_lot l using (lot_id)
   where u.payment_id = $1 group by u.lot_id, l.expires_at
   having sum(case u.kind when 'spent' then u.amount else 0 - u.amount end) > 0`,
);

const PUT_BACK = statement(
  'point-lots-put-back',
  `with given as (
     select * from unnest($1::uuid[], $2::int[]) as given (lot_id, amount)
   ), used as (
     insert into point_lot_use (lot_id, kind, source_id, payment_id, amount) select lot_id, 'returned', $3, $4, amount from given
   )
   update point_lot l set remaining = l.remaining + given.amount from given where given.lot_id = l.lot_id`,
);

export interface NewLot {
  readonly account: string;
  readonly amount: Points;
  /** Default: now. */
  readonly earnedAt?: Instant;
  /** Default: never. */
  readonly expiresAt?: Instant | undefined;
}

/** Adds new points to an account as a lot. Returns the lot. */
export async function openLot(session: Session, { account, amount, earnedAt, expiresAt }: NewLot): Promise<LotId> {
  const lot = uuidV7<'point-lot'>(Date.now(), randomBytes(10));
  await addToBalance(session, account, amount);
  const times = [new Date(earnedAt ?? Date.now()), expiresAt === undefined ? null : new Date(expiresAt)];
  await execute(session, OPEN, [lot, account, amount, ...times]);
  return lot;
}

/** Takes a payment's price from the lots that expire first. False, and nothing is taken, when there are not enough. */
export async function spendPoints(
  session: Session,
  { account, amount, payment }: { readonly account: string; readonly amount: number; readonly payment: string },
): Promise<boolean> {
  if (!(await takeFromBalance(session, account, { amount, least: 0 }))) return false;
  const shares = spendLots(await lotsOf(session, account), points(amount));
  if (!shares) throw new Error(`the lots of ${account} have less than its balance`);
  await take(session, shares, { kind: 'spent', source: payment, payment });
  return true;
}

export interface ReturnedPoints {
  readonly account: string;
  readonly amount: number;
  /** The payment that took them. */
  readonly payment: string;
  /** What returns them: a refund, or the payment of a change to a cheaper run. */
  readonly source: string;
}

/** Makes a payment's points available again, with their original expiry. */
export async function returnPoints(session: Session, returned: ReturnedPoints): Promise<void> {
  const { account, amount, payment, source } = returned;
  await addToBalance(session, account, amount);
  const rows = await execute(session, SPENT, [payment]);
  const spent = rows.map((row): SpentShare => ({ lot: row.lot_id, amount: points(row.amount), expiresAt: at(row) }));
  const { back, unknown } = restoreLots(spent, points(amount));
  if (back.length > 0) await execute(session, PUT_BACK, [...columnsOf(back), source, payment]);
  if (unknown === 0) return;
  const lot = uuidV7(Date.now(), randomBytes(10));
  await execute(session, OPEN, [lot, account, unknown, new Date(), null]);
}

/** Removes the expired points of one account. Returns how many; the caller books them. */
export async function expireLots(
  session: Session,
  { account, now, source }: { readonly account: string; readonly now: Instant; readonly source: string },
): Promise<Points> {
  await addToBalance(session, account, 0);
  const shares = expiredShares(await lotsOf(session, account), now);
  return takeOut(session, account, shares, { kind: 'expired', source });
}

/** Takes back points that were won, as far as they are available. Returns how many; the caller books them. */
export async function takeBackPoints(
  session: Session,
  back: { readonly account: string; readonly lot: LotId; readonly amount: Points; readonly source: string },
): Promise<Points> {
  const { account, lot, amount, source } = back;
  await addToBalance(session, account, 0);
  const shares = reverseLots(await lotsOf(session, account), lot, amount);
  return takeOut(session, account, shares, { kind: 'reversed', source });
}

interface Taking {
  readonly kind: 'spent' | 'expired' | 'reversed';
  readonly source: string;
  readonly payment?: string;
}

async function takeOut(
  session: Session,
  account: string,
  shares: readonly LotShare[],
  taking: Taking,
): Promise<Points> {
  const amount = points(shares.reduce((total, share) => total + share.amount, 0));
  if (amount === 0) return amount;
  if (!(await takeFromBalance(session, account, { amount, least: 0 })))
    throw new Error(`the balance of ${account} is less than its lots`);
  await take(session, shares, taking);
  return amount;
}

async function take(session: Session, shares: readonly LotShare[], { kind, source, payment }: Taking): Promise<void> {
  if (shares.length === 0) return;
  await execute(session, TAKE, [...columnsOf(shares), kind, source, payment ?? null]);
}

const lotsOf = async (session: Session, account: string): Promise<readonly PointLot[]> =>
  (await execute(session, WITH_POINTS, [account])).map((row) => ({
    id: id(row.lot_id),
    left: points(row.remaining),
    earnedAt: instant(row.earned_at),
    expiresAt: at(row),
  }));

const at = ({ expires_at }: Pick<LotRow, 'expires_at'>): Instant | undefined =>
  expires_at === null ? undefined : instant(expires_at);

const columnsOf = (shares: readonly LotShare[]): readonly unknown[] => [
  shares.map(({ lot }) => lot),
  shares.map(({ amount }) => amount),
];
