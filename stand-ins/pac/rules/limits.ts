import { compare, type Decimal, highest, lowest, roundedUp, times, truncated } from '../decimal.ts';

/**
 * Whether a product can be the one of two factors that were rounded to what is written: the least it may be is cut off, the most
 * rounded up, both to the decimals of the currency.
 */
export function isProductOf(product: Decimal, [a, b]: readonly [Decimal, Decimal], places: number): boolean {
  const least = truncated(times(lowest(a), lowest(b)), places);
  const most = roundedUp(times(highest(a), highest(b)), places);
  return compare(product, least) >= 0n && compare(product, most) <= 0n;
}

/** A tax as it is told: so much of a base, at a rate. */
export interface Taxed {
  readonly tax: Decimal;
  readonly base: Decimal;
  readonly rate: Decimal;
}

/** The same where the second factor is a rate, which is exact. */
export function isRateOf({ tax, base, rate }: Taxed, places: number): boolean {
  const least = truncated(times(lowest(base), rate), places);
  const most = roundedUp(times(highest(base), rate), places);
  return compare(tax, least) >= 0n && compare(tax, most) <= 0n;
}
