import { endsOf } from '#domain/fares/journey-stops.ts';
import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

export type TicketView = ReservationView['tickets'][number];

/** Everything needed to render a ticket except its code. */
export type TripView = Pick<
  ReservationView,
  | 'origin'
  | 'destination'
  | 'via'
  | 'onward'
  | 'buses'
  | 'departure'
  | 'return'
  | 'passengers'
  | 'tickets'
  | 'deadlines'
>;

/** Reserved but not paid: not valid for boarding. */
export const isPending = ({ tickets }: Pick<TripView, 'tickets'>): boolean =>
  tickets.some(({ kind }) => !isBoardable(kind));

/** Paid, but without a run: not valid for boarding until its date is chosen. */
export const isToBeChosen = ({ open, kind }: Pick<TicketView, 'open' | 'kind'>): boolean => open && isBoardable(kind);

export interface JourneyTickets {
  readonly direction: Direction;
  readonly tickets: readonly { readonly ticket: TicketView; readonly passenger: PassengerView }[];
}

/** The tickets by journey, in the order of the passengers. */
export function ticketsByJourney({
  tickets,
  passengers,
}: Pick<TripView, 'tickets' | 'passengers'>): readonly JourneyTickets[] {
  return DIRECTIONS.map((direction) => ({
    direction,
    tickets: passengers.flatMap((passenger) =>
      tickets
        .filter((ticket) => ticket.direction === direction && ticket.passenger === passenger.position)
        .map((ticket) => ({ ticket, passenger })),
    ),
  })).filter((journey) => journey.tickets.length > 0);
}

export interface PayBy {
  /** Deadline for paying at the counter, by the boarding stop's clock. */
  readonly at: string;
  readonly stop: StopView;
}

/**
 * The journey that departs first determines the deadline of the whole reservation. Undefined if all journeys are open.
 */
export function payBy(reservation: ReservationView): PayBy | undefined {
  const boardings = DIRECTIONS.flatMap((direction) => {
    const deadlines = reservation.deadlines[direction];
    return deadlines ? [{ at: deadlines.pay_at_counter_until, stop: endsOf(reservation, direction).from }] : [];
  });
  return boardings.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
}
