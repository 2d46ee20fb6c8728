import type { Caller } from '#app/caller.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { LookUps, Seen } from './ports.ts';

interface Deps {
  readonly lookUps: LookUps;
}

interface Named {
  readonly code: string;
}

/**
 * A reservation as far as the session's proof allows: the buyer's own, or one looked up recently. A session with only
 * the link of an invoice e-mail sees nothing of the trip.
 */
export const readItinerary =
  ({ lookUps }: Deps) =>
  async ({ code: typed }: Named, caller: Caller): Promise<Result<Seen, Faults>> => {
    const code = parseReservationCode(typed);
    const seen = code && (await lookUps.find(code, caller.sessionHash));
    return seen && seen.level !== 'addressee' ? ok(seen) : fail([fault('reservation_not_found', 'code')]);
  };

/** Removes it from this device. The booking itself is unchanged (M94, T43). */
export const forgetItinerary =
  ({ lookUps }: Deps) =>
  async ({ code: typed }: Named, caller: Caller): Promise<Result<void, Faults>> => {
    const code = parseReservationCode(typed);
    if (code) await lookUps.forget(code, caller.sessionHash);
    return ok(undefined);
  };
