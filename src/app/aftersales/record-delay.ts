import type { DepartureEvents, KnownDeparture } from '#app/aftersales/ports.ts';
import type { Random } from '#app/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface DelayRecord {
  /** Its id, or the day and the clock at which it leaves its first stop: `2026-11-27 08:00`. */
  readonly departure: string;
  /** Part of the route's name, where several leave at that time. */
  readonly route: string | undefined;
  /** Where it is late from: the id or a part of the name of a stop. Undefined: all the way. */
  readonly stop: string | undefined;
  /** Undefined: it does not run. */
  readonly minutes: number | undefined;
  readonly isOurs: boolean;
  readonly reason: string;
  readonly recordedBy: string;
}

export interface Recorded {
  readonly departure: KnownDeparture;
  /** Reservations whose holders are written to. */
  readonly told: number;
}

export type DelayRefusal = 'departure_unknown' | 'departure_ambiguous' | 'stop_unknown';

interface Parts {
  readonly events: DepartureEvents;
  readonly random: Random;
}

/** Writes down what an operator says of a departure; its travellers are told what it gives them. */
export const recordDelay =
  ({ events, random }: Parts) =>
  async (input: DelayRecord, now: Instant): Promise<Result<Recorded, DelayRefusal>> => {
    const found = await departuresOf(events, input);
    const [departure] = found;
    if (!departure) return fail('departure_unknown');
    if (found.length > 1) return fail('departure_ambiguous');
    const fromCall = callOf(departure, input.stop);
    if (fromCall === undefined) return fail('stop_unknown');
    const { minutes, isOurs, reason, recordedBy } = input;
    const news = { departure: departure.id, fromCall, minutes, isOurs, reason, recordedBy };
    const told = await events.record({ ...news, id: uuidV7(now, random(10)) });
    return told === undefined ? fail('stop_unknown') : ok({ departure, told });
  };

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;

async function departuresOf(
  events: DepartureEvents,
  { departure, route }: DelayRecord,
): Promise<readonly KnownDeparture[]> {
  const [, day, clock] = MOMENT.exec(departure.trim()) ?? [];
  if (day === undefined || clock === undefined) {
    const known = await events.byId(departure.trim().toLowerCase());
    return known ? [known] : [];
  }
  const leaving = await events.at(day, clock);
  return route === undefined ? leaving : leaving.filter((one) => includes(one.route, route));
}

function callOf({ calls }: KnownDeparture, stop: string | undefined): number | undefined {
  if (stop === undefined) return 0;
  const exact = calls.findIndex((call) => call.stop === stop);
  const index = exact === -1 ? calls.findIndex(({ name }) => includes(name, stop)) : exact;
  return index === -1 ? undefined : index;
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());
