import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Points, points } from '#kernel/money.ts';

export type LotId = Id<'point-lot'>;

/** Points that were earned at once and expire at once. */
export interface PointLot {
  readonly id: LotId;
  /** What of it is there still, in hundredths. */
  readonly left: Points;
  readonly earnedAt: Instant;
  /** Undefined: they never do. */
  readonly expiresAt: Instant | undefined;
}

/** So much out of a lot, or back into it. */
export interface LotShare {
  readonly lot: LotId;
  readonly amount: Points;
}

type Expiring = Pick<PointLot, 'id' | 'expiresAt'>;

/** After every moment there is. */
const NEVER = Number.MAX_SAFE_INTEGER;

const byExpiry = (a: Expiring, b: Expiring): number => (a.expiresAt ?? NEVER) - (b.expiresAt ?? NEVER);

/** The order in which lots are spent: what expires first goes first, what never expires goes last. */
export const bySpending = (a: PointLot, b: PointLot): number =>
  byExpiry(a, b) || a.earnedAt - b.earnedAt || (a.id < b.id ? -1 : 1);

const bySpendingLast = (a: Expiring, b: Expiring): number => byExpiry(b, a) || (a.id < b.id ? 1 : -1);

/** What a spend takes of each lot; undefined where there is not enough. What a night has not yet let expire may be spent. */
export function spendLots(lots: readonly PointLot[], amount: Points): readonly LotShare[] | undefined {
  const { taken, missing } = takeFrom(lots.toSorted(bySpending), amount);
  return missing > 0 ? undefined : taken;
}

/**
 * What is taken back of points that were won: of their own lot first, then of others like a spend. Points that are spent already
 * are not owed, so it may be less than what was asked for.
 */
export const reverseLots = (lots: readonly PointLot[], own: LotId, amount: Points): readonly LotShare[] =>
  takeFrom(
    lots.toSorted((a, b) => Number(b.id === own) - Number(a.id === own) || bySpending(a, b)),
    amount,
  ).taken;

function takeFrom(
  ordered: readonly Pick<PointLot, 'id' | 'left'>[],
  amount: Points,
): { readonly taken: readonly LotShare[]; readonly missing: number } {
  let missing: number = amount;
  const taken: LotShare[] = [];
  for (const { id, left } of ordered) {
    const share = points(Math.min(left, missing));
    if (share > 0) taken.push({ lot: id, amount: share });
    missing -= share;
  }
  return { taken, missing };
}

/** What a payment took of a lot and has not had back. */
export interface SpentShare extends LotShare {
  readonly expiresAt: Instant | undefined;
}

/** Points that go back: to which lots, and what is of no lot that is known. */
export interface Restored {
  readonly back: readonly LotShare[];
  /** Of a payment from before there were lots. */
  readonly unknown: Points;
}

/**
 * Points of a payment go back into the lots they came from, which expire when they did before: what was taken last, and expires
 * last, is back first.
 */
export function restoreLots(spent: readonly SpentShare[], amount: Points): Restored {
  const lots = spent.map(({ lot, amount: left, expiresAt }) => ({ id: lot, left, expiresAt }));
  const { taken, missing } = takeFrom(lots.toSorted(bySpendingLast), amount);
  return { back: taken, unknown: points(missing) };
}

/** What expires of the lots at a moment: all that is left of those whose time is over. */
export const expiredShares = (lots: readonly PointLot[], now: Instant): readonly LotShare[] =>
  lots.flatMap(({ id, left, expiresAt }) =>
    left > 0 && expiresAt !== undefined && expiresAt <= now ? [{ lot: id, amount: left }] : [],
  );

/** What is in them all. */
export const balanceOf = (lots: readonly Pick<PointLot, 'left'>[]): Points =>
  points(lots.reduce((total, { left }) => total + left, 0));
