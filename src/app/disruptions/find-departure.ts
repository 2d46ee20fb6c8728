import { fail, ok, type Result } from '#kernel/result.ts';
import type { DepartureEvents, KnownDeparture } from './ports.ts';

/** How operators refer to a departure. */
export interface DepartureQuery {
  /** Its id, or the local day and time at which it leaves its first stop: `2026-11-27 08:00`. */
  readonly departure: string;
  /** Part of the route's name, when several leave at that time. */
  readonly route: string | undefined;
}

export type DepartureRefusal = 'departure_unknown' | 'departure_ambiguous';

/** The one departure that matches. */
export async function findDeparture(
  events: Pick<DepartureEvents, 'byId' | 'at'>,
  asked: DepartureQuery,
): Promise<Result<KnownDeparture, DepartureRefusal>> {
  const found = await departuresOf(events, asked);
  const [departure] = found;
  if (!departure) return fail('departure_unknown');
  return found.length > 1 ? fail('departure_ambiguous') : ok(departure);
}

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
