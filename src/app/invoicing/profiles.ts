import type { Caller } from '#app/caller.ts';
import type { FiscalProfiles, SavedProfile, ProfileId, ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { Random } from '#app/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface ProfileDeps {
  readonly profiles: FiscalProfiles;
  readonly travellerSessions: TravellerSessions;
  readonly random: Random;
}

/** Receivers saved by the signed-in traveller (M98, M108). */
export const listProfiles =
  ({ profiles, travellerSessions }: ProfileDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<readonly SavedProfile[], Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    return known ? ok(await profiles.list(known.traveller.id)) : fail([fault('traveller_session_required')]);
  };

/** Saves a receiver, replacing the one with the given id or the same RFC. */
export const saveProfile =
  ({ profiles, travellerSessions, random }: ProfileDeps) =>
  async (
    input: ReceiverDetails & { readonly profileId?: string | undefined },
    caller: Caller,
    now: Instant,
  ): Promise<Result<SavedProfile, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { receiver, email, phone, profileId } = input;
    const named: ProfileId = profileId === undefined ? uuidV7(now, random(10)) : id(profileId);
    return ok(await profiles.save(known.traveller.id, { id: named, receiver, email, phone }));
  };

/** Deletes a receiver; idempotent. */
export const forgetProfile =
  ({ profiles, travellerSessions }: ProfileDeps) =>
  async (input: { readonly profileId: string }, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    await profiles.forget(known.traveller.id, id(input.profileId));
    return ok(undefined);
  };
