import type { Caller } from '#app/caller.ts';
import type { TravellerDetails } from '#app/loyalty/details.ts';
import type { PointsLedgers, TravellerSessions } from '#app/loyalty/ports.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { PointsBalances } from '#domain/loyalty/points.ts';
import { maySpend } from '#domain/loyalty/traveller-session.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ProfileDeps {
  readonly travellerSessions: TravellerSessions;
  readonly points: PointsLedgers;
  readonly travellerDetails: Pick<TravellerDetails, 'of'>;
}

export interface SignOutDeps {
  readonly travellerSessions: TravellerSessions;
  readonly travellerOrders: Pick<TravellerOrders, 'closeIn'>;
}

export interface Profile {
  readonly traveller: Traveller;
  readonly balances: PointsBalances;
  /** `dd/mm`. */
  readonly birthday: string | undefined;
  /** False after idle time: the password is required before points can be spent. */
  readonly maySpend: boolean;
}

/** The programme's data of the signed-in traveller (M114). */
export const readProfile =
  ({ travellerSessions, points, travellerDetails }: ProfileDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<Profile, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    const [balances, { birthday }] = await Promise.all([
      points.balances(traveller.id),
      travellerDetails.of(traveller.id),
    ]);
    return ok({ traveller, balances, birthday, maySpend: maySpend(known, now) });
  };

/**
 * Signs out (M117): the session's value becomes invalid, and the device loses access to the account's trips, including
 * those it bought or gave the PIN of. Succeeds without effect when there is no session.
 */
export const signOut =
  ({ travellerSessions, travellerOrders }: SignOutDeps) =>
  async ({ travellerHash, sessionHash }: Caller): Promise<Result<{ readonly signed_out: true }, Faults>> => {
    if (travellerHash) {
      const key = { sessionHash: travellerHash, siteSessionHash: sessionHash };
      await travellerOrders.closeIn(key);
      await travellerSessions.end(key);
    }
    return ok({ signed_out: true });
  };
