import type { Caller } from '#app/caller.ts';
import type { PointsLedgers, TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { MovementKind } from '#domain/loyalty/movement.ts';
import type { PointsBalances, PointsKind } from '#domain/loyalty/points.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { nextTier, spanOfYear, yearOf } from '#domain/loyalty/winning.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export type MovementId = Id<'movement'>;

/** Points credited or debited. */
export interface Movement {
  readonly id: MovementId;
  readonly ledger: PointsKind;
  readonly kind: MovementKind;
  /** Negative for a debit. */
  readonly points: Points;
  readonly at: Instant;
  /** Code of the order they paid for. */
  readonly code: string | undefined;
  /** Folio of the ticket they were won with. */
  readonly folio: string | undefined;
  readonly expiresAt: Instant | undefined;
}

/** Available points that expire at the same moment. */
export interface PointsToExpire {
  readonly ledger: PointsKind;
  readonly points: Points;
  readonly expiresAt: Instant;
}

/** Queries for a traveller's points. */
export interface PointsHistory {
  /** Newest first; before the given movement, if any. */
  movements(
    traveller: TravellerId,
    page: { readonly before: MovementId | undefined; readonly limit: number },
  ): Promise<readonly Movement[]>;
  /** Soonest first. */
  toExpire(traveller: TravellerId, limit: number): Promise<readonly PointsToExpire[]>;
  trips(traveller: TravellerId, span: ReturnType<typeof spanOfYear>): Promise<number>;
}

export interface MovementsDeps {
  readonly travellerSessions: TravellerSessions;
  readonly points: PointsLedgers;
  readonly pointsHistory: PointsHistory;
  readonly zone: Zone;
}

export interface PointsStatement {
  readonly balances: PointsBalances;
  readonly tier: Tier;
  /** In this calendar year. */
  readonly trips: number;
  readonly next: { readonly tier: Tier; readonly missing: number } | undefined;
  readonly toExpire: readonly PointsToExpire[];
  readonly movements: readonly Movement[];
  /** Id of the last one shown, if there are more. */
  readonly older: MovementId | undefined;
}

const PAGE = 20;
const MAX_EXPIRIES = 3;

/** A traveller's balance, what will expire, and all movements, in pages. */
export const readMovements =
  ({ travellerSessions, points, pointsHistory, zone }: MovementsDeps) =>
  async (
    { before }: { readonly before: MovementId | undefined },
    caller: Caller,
    now: Instant,
  ): Promise<Result<PointsStatement, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { id, tier } = known.traveller;
    const found = await pointsHistory.movements(id, { before, limit: PAGE + 1 });
    const movements = found.slice(0, PAGE);
    const trips = await pointsHistory.trips(id, spanOfYear(yearOf(now, zone), zone));
    return ok({
      balances: await points.balances(id),
      tier,
      trips,
      next: nextTier(tier, trips),
      toExpire: await pointsHistory.toExpire(id, MAX_EXPIRIES),
      movements,
      older: found.length > PAGE ? movements.at(-1)?.id : undefined,
    });
  };
