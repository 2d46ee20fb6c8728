import type { Quote, TicketPrice } from '#domain/fares/quote.ts';
import type { SummaryView } from '#wire/reservation.ts';

/** The breakdown before paying as sent on the wire (M81); without a quote nothing is priced yet. */
export const summaryView = (quote: Quote | undefined, complete: boolean): SummaryView =>
  quote ? priced(quote, complete) : NOTHING_PRICED;

const priced = ({ alreadyPaid, ...quote }: Quote, complete: boolean): SummaryView => ({
  ...quote,
  already_paid: alreadyPaid ?? null,
  complete,
  tickets: quote.tickets.map(ticketPriceView),
});

const NOTHING_PRICED: SummaryView = {
  tickets: [],
  departure: 0,
  return: 0,
  additionals: 0,
  discount: 0,
  net: 0,
  vat: 0,
  already_paid: null,
  complete: false,
  total: 0,
};

const ticketPriceView = (price: TicketPrice): SummaryView['tickets'][number] => ({
  passenger: price.passenger,
  type: price.type,
  direction: price.direction,
  full_fare: price.fullFare,
  discount: price.discount,
  total: price.total,
  net: price.net,
  vat: price.vat,
  vat_rate: price.vatRate,
  steps: price.steps.map((step) => ({ ...step })),
});
