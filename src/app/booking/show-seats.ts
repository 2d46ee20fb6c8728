import type { Caller } from '#app/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import { type SeatMap, seatMaps, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fewestApart } from '#domain/seats/family-promise.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { areRunsChosen } from '#app/booking/draft-progress.ts';

/** A bus, and the minimum number of the party's minors who sit apart, however its seats are chosen (N7). */
export type SeatOffer = SeatMap & { readonly fewestApart: number };

/** The seat maps of a reservation's dated journeys (M60). */
export const showSeats =
  (deps: SeatDeps) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<readonly SeatOffer[], Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    if (!areRunsChosen(reservation)) return fail([fault('schedule_required')]);
    const passengers = reservation.passengers.map(({ type }) => type);
    const maps = await seatMaps(deps, reservation);
    return ok(
      maps.map((map) => ({
        ...map,
        fewestApart: fewestApart({ layout: map.layout, free: seatsToChoose(map) }, passengers),
      })),
    );
  };
