import type { Price } from '#app/orders/fulfilment.ts';
import type { Quote } from '#domain/fares/quote.ts';
import { ZERO } from '#kernel/money.ts';

const NOTHING: Price = { total: ZERO, net: ZERO, vat: ZERO };

/** The amount to pay; zero before anything is priced. */
export const priceOfQuote = (quote: Quote | undefined): Price =>
  quote ? { total: quote.total, net: quote.net, vat: quote.vat } : NOTHING;
