import type { AdditionLine } from '#domain/booking/addition.ts';
import { isSamePlace } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, TicketPrice } from '#domain/fares/quote.ts';
import { lineAmounts } from '#domain/invoicing/line-amounts.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { ZERO } from '#kernel/money.ts';

/** A valid ticket, with its journey as worded on the day of the sale. */
export interface SoldTicket {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  readonly type: PassengerType;
  readonly name: string;
  readonly seat: number | null;
  readonly origin: string;
  readonly destination: string;
  /** `2026-12-01 09:05`, local time of the boarding stop; null for an open ticket. */
  readonly departs: string | null;
}

export const journeyFacts = ({ direction, origin, destination, departs }: SoldTicket) => ({
  direction,
  origin,
  destination,
  departs,
});

/** A line for each ticket with a price, in the order of the tickets. */
export const ticketLines = (
  prices: readonly TicketPrice[],
  tickets: readonly SoldTicket[],
): readonly (SoldLine & { readonly facts: SoldThing })[] =>
  tickets.flatMap((ticket) => {
    const price = prices.find((one) => isSamePlace(one, ticket));
    if (!price || price.total === 0) return [];
    const { folio, type, name, seat } = ticket;
    const { vatRate, product, unit } = price;
    const amounts = lineAmounts(price, price.fullFare, vatRate);
    const exempt = vatRate === null ? ({ metropolitan: true } as const) : {};
    const facts = { kind: 'ticket', type, name, seat, ...journeyFacts(ticket), ...exempt } as const;
    return [{ id: folio, folios: [folio], facts, ...amounts, vatRate, product, unit }];
  });

/** A line for each addition. `name` prefixes the numbered line ids. */
export const additionLines = (
  lines: readonly AdditionLine[],
  tickets: readonly SoldTicket[],
  name: string,
): readonly (SoldLine & { readonly facts: SoldThing })[] =>
  lines.flatMap((line, index) => {
    const ticket = tickets.find((one) => isSamePlace(one, line));
    if (!ticket) return [];
    const { folio } = ticket;
    const { quantity, net, vat, vatRate, product, unit } = line;
    // A tax document is in Spanish.
    const facts = { kind: 'addition', what: line.name.es, quantity, folio, ...journeyFacts(ticket) } as const;
    const amounts = { gross: net, discount: ZERO, net, vat };
    return [{ id: `${name}${index + 1}`, folios: [folio], facts, ...amounts, vatRate, product, unit }];
  });

/** A sold trip with what was chosen for it. */
export type TripSold = Pick<Reservation, 'code' | 'quote' | 'extras'>;

/** All lines of a trip: none where nothing was paid. Exchanged tickets get new folios, so extras have an `-E` series. */
export const tripLines = (
  { code, quote, extras }: TripSold,
  tickets: readonly SoldTicket[],
): readonly (SoldLine & { readonly facts: SoldThing })[] =>
  quote && quote.total > 0
    ? [...ticketLines(quote.tickets, tickets), ...additionLines(extras, tickets, `${code}-E`)]
    : [];
