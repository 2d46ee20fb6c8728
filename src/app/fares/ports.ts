import type { PromoCode } from '#domain/fares/promo.ts';

/** Promotional codes of the carrier. */
export interface PromoCodes {
  /** A code and the number of reservations that have paid with it; `code` in the form of `normalisePromo`. */
  find(code: string): Promise<{ readonly promo: PromoCode; readonly uses: number } | undefined>;
}
