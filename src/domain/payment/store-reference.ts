import type { PaymentMethod } from '#domain/payment/method.ts';
import { after, before as momentBefore, earliest, HOUR, type Instant, instant, MINUTE } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** A store reference lives so long (T3). */
export const STORE_REFERENCE_HOURS = 24;
/** And ends so long before the departure: a store's notice takes minutes to arrive (T3). */
export const STORE_MARGIN_MINUTES = 60;
/** Stores are not offered for departures nearer than this (T3). */
export const STORE_MINIMUM_HOURS = 3;
/** The most Openpay's stores take at once: $ 9,999.99 (T48). */
export const OPENPAY_STORE_LIMIT = centavos(999_999);

/**
 * The most OXXO takes for one reference: $ 10,000.00. Every processor of OXXO Pay names it, Stripe's and Worldpay's pages on
 * OXXO among them.
 */
export const OXXO_LIMIT = centavos(1_000_000);

/** What one reference can be for, by method. */
const LIMITS: Partial<Readonly<Record<PaymentMethod, Centavos>>> = { oxxo: OXXO_LIMIT, openpay: OPENPAY_STORE_LIMIT };

/** The word that a reference was paid may take so long to arrive; the seats wait for it. */
export const STORE_NOTICE_MINUTES = 15;

/** What the traveller shows at the till. */
export interface StoreReference {
  readonly reference: string;
  /** The provider's own picture of the bar code. */
  readonly barcodeUrl: string | undefined;
  /** The last moment in which it can be paid. */
  readonly payBy: Instant;
}

/** Until when the seats of a reference are held. */
export const storeHoldUntil = (payBy: Instant): Instant => after(payBy, STORE_NOTICE_MINUTES * MINUTE);

/** Until when a reference given now can be paid: `before` is when what it is for leaves. */
export const storePayBy = (now: Instant, before: readonly Instant[]): Instant =>
  earliest(
    instant(now + STORE_REFERENCE_HOURS * HOUR),
    ...before.map((departs) => momentBefore(departs, STORE_MARGIN_MINUTES * MINUTE)),
  );

/** Whether a store method is offered: in time (T3), and for no more than its tills take (T48). */
export function isStoreOffered(
  method: PaymentMethod,
  sale: { readonly now: Instant; readonly before: readonly Instant[]; readonly total: Centavos },
): boolean {
  const inTime = sale.before.every((departs) => departs - sale.now >= STORE_MINIMUM_HOURS * HOUR);
  return inTime && sale.total <= (LIMITS[method] ?? sale.total);
}
