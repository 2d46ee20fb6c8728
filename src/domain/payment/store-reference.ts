import type { PaymentMethod } from '#domain/payment/method.ts';
import { after, before as momentBefore, earliest, HOUR, type Instant, instant, MINUTE } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** Lifetime of a store reference (T3). */
export const STORE_REFERENCE_HOURS = 24;
/** It ends this long before the departure: a store's webhook takes minutes to arrive (T3). */
export const STORE_MARGIN_MINUTES = 60;
/** Stores are not offered for departures nearer than this (T3). */
export const STORE_MINIMUM_HOURS = 3;
/** The maximum Openpay's stores accept at once: $ 9,999.99 (T48). */
export const OPENPAY_STORE_LIMIT = centavos(999_999);

/**
 * The maximum OXXO accepts for one reference: $ 10,000.00. Every processor of OXXO Pay documents it, including the OXXO
 * pages of Stripe and Worldpay.
 */
export const OXXO_LIMIT = centavos(1_000_000);

/** Maximum amount of one reference, by method. */
const LIMITS: Partial<Readonly<Record<PaymentMethod, Centavos>>> = { oxxo: OXXO_LIMIT, openpay: OPENPAY_STORE_LIMIT };

/** A webhook that a reference was paid may take this long to arrive; the seats stay held for it. */
export const STORE_NOTICE_MINUTES = 15;

/** What the traveller shows at the till. */
export interface StoreReference {
  readonly reference: string;
  /** The provider's own bar code image. */
  readonly barcodeUrl: string | undefined;
  /** The last moment at which it can be paid. */
  readonly payBy: Instant;
}

/** Until when the seats of a reference are held. */
export const storeHoldUntil = (payBy: Instant): Instant => after(payBy, STORE_NOTICE_MINUTES * MINUTE);

/** Until when a reference given now can be paid: `before` holds the departures of what it pays for. */
export const storePayBy = (now: Instant, before: readonly Instant[]): Instant =>
  earliest(
    instant(now + STORE_REFERENCE_HOURS * HOUR),
    ...before.map((departs) => momentBefore(departs, STORE_MARGIN_MINUTES * MINUTE)),
  );

/** Whether a store method is offered: early enough (T3), and within the amount its tills accept (T48). */
export function isStoreOffered(
  method: PaymentMethod,
  sale: { readonly now: Instant; readonly before: readonly Instant[]; readonly total: Centavos },
): boolean {
  const inTime = sale.before.every((departs) => departs - sale.now >= STORE_MINIMUM_HOURS * HOUR);
  return inTime && sale.total <= (LIMITS[method] ?? sale.total);
}
