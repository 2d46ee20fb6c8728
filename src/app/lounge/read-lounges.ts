import type { Baskets } from '#app/basket/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { LoungeReads, OwnVisit } from '#app/lounge/ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import {
  cancelFault,
  hoursOfDay,
  includesLounge,
  type Lounge,
  type OpenHour,
  suggestedHour,
  type TicketEnd,
} from '#domain/lounge/lounge.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { OrderId } from '#kernel/ids.ts';
import { after, before, HOUR, type Instant, type LocalDate } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface LoungeReadDeps {
  readonly lounges: readonly Lounge[];
  readonly travellerSessions: TravellerSessions;
  readonly loungeReads: LoungeReads;
  readonly baskets: Pick<Baskets, 'inside'>;
}

/** A day on which a traveller may use a lounge. */
export interface LoungeDay {
  readonly lounge: Lounge;
  readonly day: LocalDate;
  readonly hours: readonly OpenHour[];
  /** The start of the hour to offer first; absent when all are full. */
  readonly suggested: Instant | undefined;
  /** The right is an unpaid trip in the basket: both are paid together. */
  readonly isWithTrip: boolean;
}

export interface LoungeAvailability {
  /** The tier includes the lounge. */
  readonly isIncluded: boolean;
  readonly days: readonly LoungeDay[];
  readonly visits: readonly ShownVisit[];
}

/** A booked visit as shown to its traveller. */
export interface ShownVisit extends OwnVisit {
  /** They may give it up now. */
  readonly isCancellable: boolean;
}

/** The longest day, in hours: one of a change of clocks. */
const MAX_DAY = 25 * HOUR;

/** The lounges, days and hours that the signed-in traveller's tickets are good for, and the booked visits. */
export const readLounges =
  (deps: LoungeReadDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<LoungeAvailability, Faults>> => {
    const { travellerSessions, loungeReads } = deps;
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { id, tier } = known.traveller;
    const ticketed = await ticketDays(deps, known.traveller, caller, now);
    const days: LoungeDay[] = [];
    for (const { lounge, day, end, trip } of ticketed) {
      const starting = hoursOfDay(lounge, day, now);
      const [first] = starting;
      if (first === undefined) continue;
      const taken = await loungeReads.taken(lounge.key, first, after(first, MAX_DAY));
      const hours = starting.map((starts) => ({
        starts,
        left: Math.max(0, lounge.capacity - (taken.get(starts) ?? 0)),
      }));
      days.push({ lounge, day, hours, suggested: suggestedHour(hours, end), isWithTrip: trip !== undefined });
    }
    days.sort((a, b) => a.hours[0]!.starts - b.hours[0]!.starts);
    const visits = (await loungeReads.visits(id, now)).map((visit) => ({
      ...visit,
      isCancellable: cancelFault(visit, now) === undefined,
    }));
    return ok({ isIncluded: includesLounge(tier), days, visits });
  };

/** A day on which a ticket begins or ends at a stop of a lounge. */
interface TicketDay {
  readonly lounge: Lounge;
  /** By the lounge's clock. */
  readonly day: LocalDate;
  /** The first of that day. */
  readonly end: TicketEnd;
  /** The unpaid trip that gives the right; undefined: a ticket. */
  readonly trip: OrderId | undefined;
}

/**
 * The days on which tickets of the traveller begin or end at a stop of a lounge, each once. To whom the lounge is sold, an
 * unpaid trip in the basket gives the same right, because it can be paid together with the visit.
 */
export async function ticketDays(
  { lounges, loungeReads, baskets }: Pick<LoungeReadDeps, 'lounges' | 'loungeReads' | 'baskets'>,
  { id, tier }: Pick<Traveller, 'id' | 'tier'>,
  { sessionHash }: Pick<Caller, 'sessionHash'>,
  now: Instant,
): Promise<readonly TicketDay[]> {
  const stops = lounges.flatMap((lounge) => lounge.stops);
  const from = before(now, MAX_DAY);
  const [tickets, unpaid] = await Promise.all([
    loungeReads.moments(id, stops, from),
    includesLounge(tier) ? [] : loungeReads.unpaidMoments(await baskets.inside(sessionHash), stops, from),
  ]);
  const moments = [...tickets.map((moment) => ({ ...moment, trip: undefined })), ...unpaid];
  return lounges.flatMap((lounge) => {
    const days = new Map<LocalDate, TicketDay>();
    for (const { stop, trip, ...end } of moments) {
      const day = dateInZone(end.at, lounge.zone);
      if (lounge.stops.includes(stop) && !days.has(day)) days.set(day, { lounge, day, end, trip });
    }
    return [...days.values()];
  });
}
