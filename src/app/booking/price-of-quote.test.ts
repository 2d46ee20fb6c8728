import { expect, test } from 'vitest';
import { priceOfQuote } from '#app/booking/price-of-quote.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

test('what is to be paid is the total of the quote with its tax, and nothing before anything was priced', () => {
  const quote = quoteReservation({
    passengers: ['adult', 'minor'],
    journeys: { departure: { adultFare: centavos(65_001), date: localDate('2026-12-01'), discountsApply: true } },
    round: false,
    windows: [],
  });
  expect(priceOfQuote(quote)).toEqual({ total: 97_502, net: quote.net, vat: quote.vat });
  expect(quote.net + quote.vat).toBe(97_502);
  expect(priceOfQuote(undefined)).toEqual({ total: 0, net: 0, vat: 0 });
});
