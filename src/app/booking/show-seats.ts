import type { Caller } from '#app/booking/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import type { SeatParts } from '#app/booking/seat-parts.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { areRunsChosen } from '#app/booking/draft-progress.ts';

/** The seat maps of a reservation's dated journeys (M60). */
export const showSeats =
  (parts: SeatParts) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<readonly SeatMap[], Faults>> => {
    const found = await findReservation(parts, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    if (!areRunsChosen(reservation)) return fail([fault('schedule_required')]);
    return ok(await seatMaps(parts, reservation));
  };
