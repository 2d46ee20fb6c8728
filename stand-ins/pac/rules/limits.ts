import { compare, type Decimal, highest, lowest, roundedUp, times, truncated } from '../decimal.ts';

/**
 * Whether a product is possible, given that its two factors were rounded: its lower limit is truncated, its upper one
 * rounded up, both to the decimals of the currency.
 */
export function isProductOf(product: Decimal, [a, b]: readonly [Decimal, Decimal], places: number): boolean {
  const least = truncated(times(lowest(a), lowest(b)), places);
  const most = roundedUp(times(highest(a), highest(b)), places);
  return compare(product, least) >= 0n && compare(product, most) <= 0n;
}

/** A tax: amount, base and rate. */
export interface Taxed {
  readonly tax: Decimal;
  readonly base: Decimal;
  readonly rate: Decimal;
}

/** The same when the second factor is a rate, which is exact. */
export function isRateOf({ tax, base, rate }: Taxed, places: number): boolean {
  const least = truncated(times(lowest(base), rate), places);
  const most = roundedUp(times(highest(base), rate), places);
  return compare(tax, least) >= 0n && compare(tax, most) <= 0n;
}
