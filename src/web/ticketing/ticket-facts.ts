import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

export type TicketView = ReservationView['tickets'][number];

/** All that a ticket is drawn from, besides its code. */
export type TripView = Pick<
  ReservationView,
  'origin' | 'destination' | 'departure' | 'return' | 'passengers' | 'tickets' | 'deadlines'
>;

/** Kept but not paid: nobody boards with it. */
export const isPending = ({ tickets }: Pick<TripView, 'tickets'>): boolean =>
  tickets.some(({ kind }) => !isBoardable(kind));

/** Paid, and for no run yet: nobody boards with it either, until its date is chosen. */
export const isToBeChosen = ({ open, kind }: Pick<TicketView, 'open' | 'kind'>): boolean => open && isBoardable(kind);

/** Where a journey begins and ends. */
export function endsOf(
  { origin, destination }: Pick<TripView, 'origin' | 'destination'>,
  direction: Direction,
): { readonly from: StopView; readonly to: StopView } {
  return direction === 'departure' ? { from: origin, to: destination } : { from: destination, to: origin };
}

export interface JourneyTickets {
  readonly direction: Direction;
  readonly tickets: readonly { readonly ticket: TicketView; readonly passenger: PassengerView }[];
}

/** The tickets journey by journey, in the order of the passengers. */
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
  /** Last moment to pay at the counter, on the clock of the boarding stop. */
  readonly at: string;
  readonly stop: StopView;
}

/** The journey that leaves first binds the whole reservation. Undefined for one that is all open. */
export function payBy(reservation: ReservationView): PayBy | undefined {
  const boardings = DIRECTIONS.flatMap((direction) => {
    const deadlines = reservation.deadlines[direction];
    return deadlines ? [{ at: deadlines.pay_at_counter_until, stop: endsOf(reservation, direction).from }] : [];
  });
  return boardings.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
}
