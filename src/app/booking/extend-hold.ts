import { findDraft } from '#app/booking/find-draft.ts';
import { chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { Caller } from '#app/caller.ts';
import { extendHold as extended } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Two concurrent taps extend twice at most. */
const TRIES = 3;

/** Extends the hold of the seats (B3); the database's clock decides whether there is still something to extend. */
export const extendHold =
  (deps: Omit<SeatDeps, 'layouts'>) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Reservation, Faults>> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await findDraft(deps, input.code, caller);
      if (!found.ok) return found;
      const runs = await chosenRuns(deps, await deps.timetable.current(), found.value.reservation);
      const boardings = DIRECTIONS.flatMap((direction) => runs[direction]?.departs ?? []);
      const outcome = await deps.seats.extend(found.value, (hold, now) => extended(hold, now, boardings));
      if (outcome.kind === 'extended') return ok(outcome.reservation);
      if (outcome.kind === 'refused') return fail([outcome.fault]);
    }
    return fail([fault('action_failed')]);
  };
