import type { Quote, QuoteAmounts } from '#domain/fares/quote.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';

const NOTHING: Quote = quoteReservation({
  passengers: [],
  journeys: {},
  round: false,
  windows: [],
  promo: undefined,
});

/** What is added to a trip costs, and nothing else. Its tax is the sum of that of its lines. */
export const quoteAdditions = (lines: readonly QuoteAmounts[]): Quote => withAdditions(NOTHING, lines);
