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

/** The quote of an addition: only what is added. Its tax is the sum of its lines' taxes. */
export const quoteAdditions = (lines: readonly QuoteAmounts[]): Quote => withAdditions(NOTHING, lines);
