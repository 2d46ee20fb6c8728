import type { Direction, Quote, QuoteAmounts, TicketPrice } from '#domain/fares/quote.ts';
import { type Centavos, centavos, minus, plus, sum } from '#kernel/money.ts';

/** The price of a journey for the party. */
export function amountsOf({ tickets }: Pick<Quote, 'tickets'>, direction: Direction): QuoteAmounts {
  const of = tickets.filter((ticket) => ticket.direction === direction);
  return {
    total: sum(of.map(({ total }) => total)),
    net: sum(of.map(({ net }) => net)),
    vat: sum(of.map(({ vat }) => vat)),
  };
}

/** The amount still due for a journey that replaces a paid one; zero if that one cost as much. */
export const lessPaid = (quote: Quote, paid: QuoteAmounts): Quote => ({
  ...quote,
  ...beyond(amountsOf(quote, 'departure'), paid),
  alreadyPaid: paid.total,
});

/** The amount paid for a journey beyond the price of its replacement. */
export const leftOver = (quote: Quote, paid: QuoteAmounts): QuoteAmounts => beyond(paid, amountsOf(quote, 'departure'));

/**
 * The excess of one over the other. Taxes are rounded by ticket, so their difference is kept within that of the totals.
 */
function beyond(one: QuoteAmounts, other: QuoteAmounts): QuoteAmounts {
  const total = centavos(Math.max(0, one.total - other.total));
  const vat = centavos(Math.min(total, Math.max(0, one.vat - other.vat)));
  return { total, net: minus(total, vat), vat };
}

/** A reservation's quote with other tickets for one journey. */
export function withJourney(quote: Quote, direction: Direction, instead: readonly TicketPrice[]): Quote {
  const kept = quote.tickets.filter((ticket) => ticket.direction !== direction);
  const taken = quote.tickets.filter((ticket) => ticket.direction === direction);
  const change = (of: (price: TicketPrice) => Centavos): Centavos => minus(sum(instead.map(of)), sum(taken.map(of)));
  const put = instead.map((price): TicketPrice => ({ ...price, direction }));
  const total = change((price) => price.total);
  return {
    ...quote,
    tickets: direction === 'departure' ? [...put, ...kept] : [...kept, ...put],
    [direction]: plus(quote[direction], total),
    discount: plus(
      quote.discount,
      change((price) => price.discount),
    ),
    net: plus(
      quote.net,
      change((price) => price.net),
    ),
    vat: plus(
      quote.vat,
      change((price) => price.vat),
    ),
    total: plus(quote.total, total),
  };
}
