import type { Aftersales } from '#app/amendments/refunds/ports.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { AdditionDeps } from '#app/amendments/additions/addition-deps.ts';
import { additionsByTicket } from '#app/amendments/additions/list-additions.ts';
import { journeyClosesAt } from '#app/amendments/change/subject.ts';
import type { Names } from '#app/amendments/names/ports.ts';
import type { SeatChanges } from '#app/amendments/seats/ports.ts';
import { type Action, actionsOf, referenceAction } from '#domain/amendments/action.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';

export interface ActionsDeps extends Pick<AdditionDeps, 'offers'> {
  readonly names: Pick<Names, 'status'>;
  readonly seatChanges: Pick<SeatChanges, 'status'>;
  readonly aftersales: Pick<Aftersales, 'ticketsStatus'>;
}

/** What its owner can do with a reservation now, by the rules that would judge it. Changes nothing. */
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
    const tickets = additionsByTicket(reservation, { ticketsStatus, offers: deps.offers, now });
    return actionsOf({
      reservation,
      now,
      seats,
      names: { ...names, passengers: names.passengers.map((one) => ({ ...one, direction: firstOf(facts, one) })) },
      ticketsStatus,
      changeClosesAt: {
        departure: journeyClosesAt(reservation, 'departure', { run: facts.runs.departure, origin: facts.origin }),
        return: journeyClosesAt(reservation, 'return', { run: facts.runs.return, origin: facts.destination }),
      },
      addable: tickets
        .filter(({ refusal, offers }) => refusal === undefined && offers.some(({ left }) => left > 0))
        .map(({ ticket: { direction }, departs }) => ({ direction, until: departs && additionClosesAt(departs) })),
    });
  };

/** The journey of somebody's first bus. */
const firstOf = ({ runs }: ReservationFacts, { departs }: { readonly departs: Instant | undefined }) =>
  DIRECTIONS.find((direction) => departs !== undefined && runs[direction]?.departs === departs);
