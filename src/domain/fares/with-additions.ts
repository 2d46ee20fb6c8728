import type { Quote, QuoteAmounts } from '#domain/fares/quote.ts';
import { plus, sum } from '#kernel/money.ts';

/** A reservation's quote with an addition. The prices of its tickets do not change. */
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
