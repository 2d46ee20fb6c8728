import type { Quote, QuoteAmounts } from '#domain/fares/quote.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { plus, sum } from '#kernel/money.ts';

const NOTHING: Quote = quoteReservation({
  passengers: [],
  journeys: {},
  round: false,
  windows: [],
  promo: undefined,
});

/** What is added to a trip costs, and nothing else. Its tax is the sum of that of its lines. */
export const quoteAdditions = (lines: readonly QuoteAmounts[]): Quote => withAdditions(NOTHING, lines);

/** A reservation's quote with something added to it. Its tickets cost what they did. */
export function withAdditions(quote: Quote, lines: readonly QuoteAmounts[]): Quote {
  const total = sum(lines.map((line) => line.total));
  return {
    ...quote,
    additionals: plus(quote.additionals, total),
    net: plus(quote.net, sum(lines.map((line) => line.net))),
    vat: plus(quote.vat, sum(lines.map((line) => line.vat))),
    total: plus(quote.total, total),
  };
}
