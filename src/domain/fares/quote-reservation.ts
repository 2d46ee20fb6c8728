import { type PassengerType, type Party, passengersOf } from '#domain/fares/passenger-type.ts';
import { type JourneyFare, priceTicket, type TripTerms } from '#domain/fares/price-ticket.ts';
import { DIRECTIONS, type Direction, type Quote, type TicketPrice } from '#domain/fares/quote.ts';
import { type Centavos, plus, sum, ZERO } from '#kernel/money.ts';

/** The input of a quote. A journey without a chosen run is left out and costs nothing yet. */
export interface QuoteRequest extends TripTerms {
  /** Types by position: the first is passenger 1. */
  readonly passengers: readonly PassengerType[];
  readonly journeys: Readonly<Partial<Record<Direction, JourneyFare>>>;
}

/** Prices the journeys of a reservation; docs/pricing.md explains the algorithm. */
export function quoteReservation(request: QuoteRequest): Quote {
  const tickets = DIRECTIONS.flatMap((direction) => ticketsOf(request, direction));
  const departure = totalOf(tickets, 'departure');
  const back = totalOf(tickets, 'return');
  return {
    tickets,
    departure,
    return: back,
    additionals: ZERO,
    discount: sum(tickets.map((ticket) => ticket.discount)),
    net: sum(tickets.map((ticket) => ticket.net)),
    vat: sum(tickets.map((ticket) => ticket.vat)),
    total: plus(departure, back),
  };
}

/** A party's price for one journey, VAT included: the price of a run in a result list (B36). */
export const priceParty = (party: Party, journey: JourneyFare, terms: TripTerms): Centavos =>
  sum(
    passengersOf(party).map(
      (type, index) => priceTicket({ passenger: index + 1, type, direction: 'departure' }, journey, terms).total,
    ),
  );

function ticketsOf(request: QuoteRequest, direction: Direction): readonly TicketPrice[] {
  const journey = request.journeys[direction];
  if (!journey) return [];
  return request.passengers.map((type, index) =>
    priceTicket({ passenger: index + 1, type, direction }, journey, request),
  );
}

const totalOf = (tickets: readonly TicketPrice[], direction: Direction): Centavos =>
  sum(tickets.filter((ticket) => ticket.direction === direction).map((ticket) => ticket.total));
