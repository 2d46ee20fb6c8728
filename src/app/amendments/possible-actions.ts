import type { Aftersales } from '#app/amendments/refunds/ports.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import { journeyClosesAt } from '#app/amendments/change/subject.ts';
import type { Names } from '#app/amendments/names/ports.ts';
import type { SeatChanges } from '#app/amendments/seats/ports.ts';
import { type Action, actionsOf, referenceAction } from '#domain/amendments/action.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';

/** What an item kind sold for paid trips offers the owner at a moment; empty when it has nothing for this trip. */
export type OfferedAfterwards = (
  reservation: Reservation,
  moment: { readonly ticketsStatus: TicketsStatus; readonly now: Instant },
) => readonly Action[];

export interface ActionsDeps {
  readonly names: Pick<Names, 'status'>;
  readonly seatChanges: Pick<SeatChanges, 'status'>;
  readonly aftersales: Pick<Aftersales, 'ticketsStatus'>;
  readonly offeredAfterwards: readonly OfferedAfterwards[];
}

/** The possible actions of a reservation's owner, by the rules that judge them. Read-only. */
export const possibleActions =
  (deps: ActionsDeps) =>
  async (facts: ReservationFacts, now: Instant): Promise<readonly Action[]> => {
    const { reservation } = facts;
    if (reservation.status !== 'approved') return referenceAction(reservation);
    const [seats, names, ticketsStatus] = await Promise.all([
      deps.seatChanges.status(reservation.id),
      deps.names.status(reservation.id),
      deps.aftersales.ticketsStatus(reservation.id),
    ]);
    return actionsOf({
      reservation,
      now,
      seats,
      names: { ...names, passengers: names.passengers.map((one) => ({ ...one, direction: firstOf(facts, one) })) },
      ticketsStatus,
      missed: facts.missed,
      changeClosesAt: {
        departure: journeyClosesAt(reservation, 'departure', { run: facts.runs.departure, origin: facts.origin }),
        return: journeyClosesAt(reservation, 'return', { run: facts.runs.return, origin: facts.destination }),
      },
      offered: deps.offeredAfterwards.flatMap((offered) => offered(reservation, { ticketsStatus, now })),
    });
  };

/** The journey of a passenger's first bus. */
const firstOf = ({ runs }: ReservationFacts, { departs }: { readonly departs: Instant | undefined }) =>
  DIRECTIONS.find((direction) => departs !== undefined && runs[direction]?.departs === departs);
