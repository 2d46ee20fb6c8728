import type { CountedPromo } from '#domain/fares/promo.ts';

/** Promotional codes of the carrier. */
export interface PromoCodes {
  /** `code` in the form of `normalisePromo`. */
  find(code: string): Promise<CountedPromo | undefined>;
  /** The codes announced to everybody, whatever their days. */
  listPublic(): Promise<readonly CountedPromo[]>;
}
