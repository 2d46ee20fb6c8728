import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Points, points } from '#kernel/money.ts';

export type LotId = Id<'point-lot'>;

/** Points that were earned together and expire together. */
export interface PointLot {
  readonly id: LotId;
  /** What is left of it, in hundredths of a point. */
  readonly left: Points;
  readonly earnedAt: Instant;
  /** Undefined: they never expire. */
  readonly expiresAt: Instant | undefined;
}

/** An amount taken from a lot or returned to it. */
export interface LotShare {
  readonly lot: LotId;
  readonly amount: Points;
}

type Expiring = Pick<PointLot, 'id' | 'expiresAt'>;

/** Later than any moment. */
const NEVER = Number.MAX_SAFE_INTEGER;

const byExpiry = (a: Expiring, b: Expiring): number => (a.expiresAt ?? NEVER) - (b.expiresAt ?? NEVER);

/** The spending order of lots: the first to expire first, those that never expire last. */
export const bySpending = (a: PointLot, b: PointLot): number =>
  byExpiry(a, b) || a.earnedAt - b.earnedAt || (a.id < b.id ? -1 : 1);

const bySpendingLast = (a: Expiring, b: Expiring): number => byExpiry(b, a) || (a.id < b.id ? 1 : -1);

/**
 * What a payment takes from each lot; undefined when there is not enough. Points past their expiry can be spent until
 * the nightly job expires them.
 */
export function spendLots(lots: readonly PointLot[], amount: Points): readonly LotShare[] | undefined {
  const { taken, missing } = takeFrom(lots.toSorted(bySpending), amount);
  return missing > 0 ? undefined : taken;
}

/**
 * How won points are taken back: from their own lot first, then from others in spending order. Points already spent are
 * not owed, so the result may be less than requested.
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

/** What a payment took from a lot and has not been returned. */
export interface SpentShare extends LotShare {
  readonly expiresAt: Instant | undefined;
}

/** Points to return: by lot, and those without a known lot. */
export interface Restored {
  readonly back: readonly LotShare[];
  /** From a payment made before lots existed. */
  readonly unknown: Points;
}

/**
 * Returns a payment's points to their lots, whose expiry is unchanged: those taken last, which expire last, are
 * returned first.
 */
export function restoreLots(spent: readonly SpentShare[], amount: Points): Restored {
  const lots = spent.map(({ lot, amount: left, expiresAt }) => ({ id: lot, left, expiresAt }));
  const { taken, missing } = takeFrom(lots.toSorted(bySpendingLast), amount);
  return { back: taken, unknown: points(missing) };
}

/** What expires of the lots at a moment: everything left in those past their expiry. */
export const expiredShares = (lots: readonly PointLot[], now: Instant): readonly LotShare[] =>
  lots.flatMap(({ id, left, expiresAt }) =>
    left > 0 && expiresAt !== undefined && expiresAt <= now ? [{ lot: id, amount: left }] : [],
  );
