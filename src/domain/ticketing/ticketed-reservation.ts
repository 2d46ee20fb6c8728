import type { Direction, TicketPrice } from '#domain/fares/quote.ts';
import type { StopId } from '#domain/network/stop.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';

/** The data of a reservation that its tickets are created from. */
export interface TicketedReservation {
  readonly id: ReservationId;
  readonly code: ReservationCode;
  readonly origin: StopId;
  readonly destination: StopId;
  readonly via?: StopId | undefined;
  readonly departure: TicketedJourney;
  readonly return: TicketedJourney;
  readonly passengers: readonly SeatedPassenger[];
  readonly quote: { readonly tickets: readonly TicketPrice[] } | undefined;
  /** Only valid ones. */
  readonly tickets: readonly Ticket[];
}

interface TicketedJourney {
  /** Undefined for an open journey. */
  readonly segment: Segment | undefined;
}

interface SeatedPassenger {
  /** 1-based, as in tickets and prices. */
  readonly position: number;
  readonly seats: Readonly<Record<Direction, number | undefined>>;
}
