import type { Random } from '#app/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { findCall } from './find-call.ts';
import { type DepartureQuery, findDeparture } from './find-departure.ts';
import type { DepartureEvents, KnownDeparture } from './ports.ts';

export interface DelayRecord extends DepartureQuery {
  /** Where the delay starts: the id, the name or a part of the name of a stop. Undefined: from the first stop. */
  readonly stop: string | undefined;
  /** Undefined: cancelled. */
  readonly minutes: number | undefined;
  readonly isOurs: boolean;
  readonly reason: string;
  readonly recordedBy: string;
}

export interface Recorded {
  readonly departure: KnownDeparture;
  /** Number of reservations notified. */
  readonly told: number;
}

interface Deps {
  readonly events: DepartureEvents;
  readonly random: Random;
}

/** Records an operator's report about a departure; its travellers are notified of their rights. */
export const recordDelay =
  ({ events, random }: Deps) =>
  async (input: DelayRecord, now: Instant): Promise<Result<Recorded, Fault>> => {
    const found = await findDeparture(events, input);
    if (!found.ok) return found;
    const departure = found.value;
    const call = findCall(departure, input.stop);
    if (!call.ok) return call;
    const { minutes, isOurs, reason, recordedBy } = input;
    const report = { departure: departure.id, fromCall: call.value, minutes, isOurs, reason, recordedBy };
    const told = await events.record({ ...report, id: uuidV7(now, random(10)) });
    return told === undefined ? fail(fault('stop_unknown', 'stop')) : ok({ departure, told });
  };
