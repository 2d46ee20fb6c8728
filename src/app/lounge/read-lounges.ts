import type { Caller } from '#app/caller.ts';
import type { LoungeReads, OwnVisit } from '#app/lounge/ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import {
  hoursOfDay,
  includesLounge,
  type Lounge,
  type OpenHour,
  suggestedHour,
  type TicketEnd,
} from '#domain/lounge/lounge.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { after, before, HOUR, type Instant, type LocalDate } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface LoungeReadDeps {
  readonly lounges: readonly Lounge[];
  readonly travellerSessions: TravellerSessions;
  readonly loungeReads: LoungeReads;
}

/** A day on which a traveller may use a lounge. */
export interface LoungeDay {
  readonly lounge: Lounge;
  readonly day: LocalDate;
  readonly hours: readonly OpenHour[];
  /** The start of the hour to offer first; absent when all are full. */
  readonly suggested: Instant | undefined;
}

export interface LoungeAvailability {
  /** The tier includes the lounge. */
  readonly isIncluded: boolean;
  readonly days: readonly LoungeDay[];
  readonly visits: readonly OwnVisit[];
}

/** The longest day, in hours: one of a change of clocks. */
const LONGEST_DAY = 25 * HOUR;

/** The lounges, days and hours that the signed-in traveller's tickets are good for, and the booked visits. */
export const readLounges =
  ({ lounges, travellerSessions, loungeReads }: LoungeReadDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<LoungeAvailability, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { id, tier } = known.traveller;
    const ticketed = await ticketDays({ lounges, loungeReads }, id, now);
    const days: LoungeDay[] = [];
    for (const { lounge, day, end } of ticketed) {
      const starting = hoursOfDay(lounge, day, now);
      const [first] = starting;
      if (first === undefined) continue;
      const taken = await loungeReads.taken(lounge.key, first, after(first, LONGEST_DAY));
      const hours = starting.map((starts) => ({
        starts,
        left: Math.max(0, lounge.capacity - (taken.get(starts) ?? 0)),
      }));
      days.push({ lounge, day, hours, suggested: suggestedHour(hours, end) });
    }
    days.sort((a, b) => a.hours[0]!.starts - b.hours[0]!.starts);
    return ok({ isIncluded: includesLounge(tier), days, visits: await loungeReads.visits(id, now) });
  };

/** A day on which a ticket begins or ends at a stop of a lounge. */
interface TicketDay {
  readonly lounge: Lounge;
  /** By the lounge's clock. */
  readonly day: LocalDate;
  /** The first of that day. */
  readonly end: TicketEnd;
}

/** The days on which tickets of the traveller begin or end at a stop of a lounge, each once. */
export async function ticketDays(
  { lounges, loungeReads }: Pick<LoungeReadDeps, 'lounges' | 'loungeReads'>,
  traveller: TravellerId,
  now: Instant,
): Promise<readonly TicketDay[]> {
  const stops = lounges.flatMap((lounge) => lounge.stops);
  const moments = await loungeReads.moments(traveller, stops, before(now, LONGEST_DAY));
  return lounges.flatMap((lounge) => {
    const days = new Map<LocalDate, TicketDay>();
    for (const { stop, ...end } of moments) {
      const day = dateInZone(end.at, lounge.zone);
      if (lounge.stops.includes(stop) && !days.has(day)) days.set(day, { lounge, day, end });
    }
    return [...days.values()];
  });
}
