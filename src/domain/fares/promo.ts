import { type Fault, fault } from '#domain/errors.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/**
 * A promotional code as published by the carrier. Dates are days of purchase, both included; undefined means no limit.
 */
export interface PromoCode {
  readonly code: string;
  /** Whole per cent off tickets at the adult fare, 1 to 100 (T28). */
  readonly percent: number;
  readonly startsOn: LocalDate | undefined;
  readonly endsOn: LocalDate | undefined;
  readonly useLimit: number | undefined;
}

/** A code with the number of reservations that have already paid with it. */
export interface CountedPromo {
  readonly promo: PromoCode;
  readonly uses: number;
}

/** Codes that can still be used today or later: what is announced of them is true. */
export const notOver = (counted: readonly CountedPromo[], today: LocalDate): readonly PromoCode[] =>
  counted
    .filter(
      ({ promo: { endsOn, useLimit }, uses }) =>
        (endsOn === undefined || today <= endsOn) && (useLimit === undefined || uses < useLimit),
    )
    .map(({ promo }) => promo);

/** Codes whose first day has come, the one that ends first at the top. */
export const begun = (promos: readonly PromoCode[], today: LocalDate): readonly PromoCode[] =>
  promos
    .filter(({ startsOn }) => startsOn === undefined || startsOn <= today)
    .toSorted((a, b) => (a.endsOn ?? LAST_DAY).localeCompare(b.endsOn ?? LAST_DAY) || a.code.localeCompare(b.code));

/** Later than every day, in the order of texts. */
const LAST_DAY = '9999-12-31';

/** Normalizes a code for the look-up: people type it with spaces and in either case. */
export const normalisePromo = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Whether a code can be used today. `uses` counts reservations that have already paid with it. */
export function usablePromo(
  promo: PromoCode | undefined,
  { today, uses }: { readonly today: LocalDate; readonly uses: number },
): Result<PromoCode, Fault> {
  const usable =
    promo !== undefined &&
    (promo.startsOn === undefined || promo.startsOn <= today) &&
    (promo.endsOn === undefined || today <= promo.endsOn) &&
    (promo.useLimit === undefined || uses < promo.useLimit);
  return usable ? ok(promo) : fail(fault('promo_invalid', 'promotional_code'));
}
