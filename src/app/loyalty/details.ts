import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type Details, detailFaults, tidyDetails } from '#domain/loyalty/details.ts';
import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Repository of travellers' personal details. */
export interface TravellerDetails {
  birthdayOf(traveller: TravellerId): Promise<string | undefined>;
  save(traveller: TravellerId, details: Details): Promise<void>;
}

export interface DetailDeps {
  readonly travellerSessions: TravellerSessions;
  readonly travellerDetails: TravellerDetails;
}

export interface ReadDetails {
  readonly traveller: Traveller;
  readonly birthday: string | undefined;
}

/** The personal details of the signed-in traveller. */
export const readDetails =
  ({ travellerSessions, travellerDetails }: DetailDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<ReadDetails, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    return ok({ traveller, birthday: await travellerDetails.birthdayOf(traveller.id) });
  };

/** Changes names and birthday. Phone and e-mail are means of authentication and are not changed here. */
export const saveDetails =
  ({ travellerSessions, travellerDetails }: DetailDeps) =>
  async (input: Details, caller: Caller, now: Instant): Promise<Result<ReadDetails, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const [first, ...others] = detailFaults(input);
    if (first) return fail([first, ...others]);
    const { birthday, ...names } = tidyDetails(input);
    await travellerDetails.save(known.traveller.id, { ...names, birthday });
    return ok({ traveller: { ...known.traveller, ...names }, birthday });
  };
