import { changeDraft } from '#app/booking/change-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';

export interface ReleaseSeats {
  readonly code: string;
}

/** "Change seats": releases all seats of a reservation, to choose others (M31, M64). */
export const releaseSeats =
  (deps: Pick<SaleDeps, 'reservations'>) =>
  (input: ReleaseSeats, caller: Caller, _now: Instant): Promise<Result<Reservation, Faults>> =>
    changeDraft(deps, { code: input.code, caller }, async (reservation) =>
      ok({
        next: withoutSeats(reservation),
        releasing: DIRECTIONS.flatMap((direction) => reservation[direction].segment?.departure ?? []),
      }),
    );

const withoutSeats = (reservation: Reservation): Reservation => ({
  ...reservation,
  holdUntil: undefined,
  extensions: 0,
  releasedSeats: DIRECTIONS.flatMap((direction) => seatsIn(reservation, direction)),
  passengers: reservation.passengers.map((passenger) => ({
    ...passenger,
    seats: { departure: undefined, return: undefined },
  })),
});

const seatsIn = ({ passengers }: Reservation, direction: Direction): Reservation['releasedSeats'] =>
  passengers.flatMap(({ seats }) => {
    const seat = seats[direction];
    return seat === undefined ? [] : [{ direction, seat }];
  });
