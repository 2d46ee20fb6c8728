import { type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { DepartureEvents, KnownDeparture } from './ports.ts';

/** How operators refer to a departure. */
export interface DepartureQuery {
  /** Its id, or the local day and time at which it leaves its first stop: `2026-11-27 08:00`. */
  readonly departure: string;
  /** Part of the route's name, when several leave at that time. */
  readonly route: string | undefined;
}

/** The one departure that matches. */
export const findDeparture = async (
  events: Pick<DepartureEvents, 'byId' | 'at'>,
  asked: DepartureQuery,
): Promise<Result<KnownDeparture, Fault>> => theOne(await departuresOf(events, asked));

/** The only one of those found; of several, all are named. */
export function theOne([departure, ...others]: readonly KnownDeparture[]): Result<KnownDeparture, Fault> {
  if (!departure) return fail(fault('departure_unknown', 'departure'));
  if (others.length === 0) return ok(departure);
  const departures = [departure, ...others].map(nameOf).join('; ');
  return fail(fault('departure_ambiguous', 'departure', { departures }));
}

/** Both directions of a route may leave at one time: the ends tell them apart. */
const nameOf = ({ id, route, calls }: KnownDeparture): string =>
  `${route}, ${calls[0]?.name} – ${calls.at(-1)?.name} (${id})`;

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;

async function departuresOf(
  events: Pick<DepartureEvents, 'byId' | 'at'>,
  { departure, route }: DepartureQuery,
): Promise<readonly KnownDeparture[]> {
  const [, day, clock] = MOMENT.exec(departure.trim()) ?? [];
  if (day === undefined || clock === undefined) {
    const known = await events.byId(departure.trim().toLowerCase());
    return known ? [known] : [];
  }
  const leaving = await events.at(day, clock);
  return route === undefined ? leaving : leaving.filter((one) => includes(one.route, route));
}

/** Whether a name contains a text, ignoring case. */
export const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());
