import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { FrequentTrip, OpenJourney, OwnInvoice, OwnThings, OwnTrip, PageOf } from '#app/my-account/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { before, DAY, type Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OwnThingsDeps {
  readonly travellerSessions: TravellerSessions;
  readonly ownThings: OwnThings;
}

/** Rows per page of a list. */
export const PER_PAGE = 10;

type Reading<Input, Value> = (input: Input, caller: Caller, now: Instant) => Promise<Result<Value, Faults>>;

/** Trips of the signed-in traveller; `page` counts from 0. */
export const listTrips = (
  deps: OwnThingsDeps,
): Reading<{ readonly when: 'upcoming' | 'past'; readonly page: number }, PageOf<OwnTrip>> =>
  reading(deps, (traveller, { when, page }, now) =>
    deps.ownThings.trips(traveller, when, { now, page, perPage: PER_PAGE }),
  );

/** Beside these the search offers what was searched for on the device. */
const MAX_FREQUENT = 3;
/** Who moved no longer wants the trips of years ago. */
const FREQUENT_WITHIN = 730 * DAY;

/** The pairs of stops that the signed-in traveller bought most often. */
export const listFrequentTrips = (deps: OwnThingsDeps): Reading<object, readonly FrequentTrip[]> =>
  reading(deps, (traveller, _, now) =>
    deps.ownThings.frequentTrips(traveller, { since: before(now, FREQUENT_WITHIN), most: MAX_FREQUENT }),
  );

/** Open tickets of the signed-in traveller. */
export const listOpenJourneys = (deps: OwnThingsDeps): Reading<object, readonly OpenJourney[]> =>
  reading(deps, (traveller, _, now) => deps.ownThings.openJourneys(traveller, now));

/** Invoices of all trips of the signed-in traveller. */
export const listInvoices = (deps: OwnThingsDeps): Reading<{ readonly page: number }, PageOf<OwnInvoice>> =>
  reading(deps, (traveller, { page }, now) => deps.ownThings.invoices(traveller, { now, page, perPage: PER_PAGE }));

const reading =
  <Input, Value>(
    { travellerSessions }: OwnThingsDeps,
    read: (traveller: TravellerId, input: Input, now: Instant) => Promise<Value>,
  ): Reading<Input, Value> =>
  async (input, caller, now) => {
    const known = await signedIn(travellerSessions, caller, now);
    return known ? ok(await read(known.traveller.id, input, now)) : fail([fault('traveller_session_required')]);
  };
