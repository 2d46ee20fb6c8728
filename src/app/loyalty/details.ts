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
  of(traveller: TravellerId): Promise<Pick<Details, 'birthday' | 'offers'>>;
  save(traveller: TravellerId, details: Details): Promise<void>;
}

export interface DetailDeps {
  readonly travellerSessions: TravellerSessions;
  readonly travellerDetails: TravellerDetails;
}

export interface ReadDetails {
  readonly traveller: Traveller;
  readonly birthday: string | undefined;
  readonly offers: boolean;
}

/** `offers` is absent where nobody was asked: it stays as it is. */
export type DetailsInput = Omit<Details, 'offers'> & { readonly offers?: boolean | undefined };

/** The personal details of the signed-in traveller. */
export const readDetails =
  ({ travellerSessions, travellerDetails }: DetailDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<ReadDetails, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    return ok({ traveller, ...(await travellerDetails.of(traveller.id)) });
  };

/** Changes names, birthday and the consent to offers. Phone and e-mail are means of authentication and are not changed here. */
export const saveDetails =
  ({ travellerSessions, travellerDetails }: DetailDeps) =>
  async (input: DetailsInput, caller: Caller, now: Instant): Promise<Result<ReadDetails, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const [first, ...others] = detailFaults(input);
    if (first) return fail([first, ...others]);
    const wanted = input.offers ?? (await travellerDetails.of(known.traveller.id)).offers;
    const { birthday, offers, ...names } = tidyDetails({ ...input, offers: wanted });
    await travellerDetails.save(known.traveller.id, { ...names, birthday, offers });
    return ok({ traveller: { ...known.traveller, ...names }, birthday, offers });
  };
