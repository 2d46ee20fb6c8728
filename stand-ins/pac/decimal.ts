/** An exact decimal number: `units` · 10^-`places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

const power = (places: number): bigint => 10n ** BigInt(places);

/** Parses a number that passed the schema. */
export function decimal(text: string): Decimal {
  const [whole = '', fraction = ''] = text.trim().split('.');
  return { units: BigInt(`${whole}${fraction}` || '0'), places: fraction.length };
}

export const ZERO: Decimal = { units: 0n, places: 0 };

const unitsAt = ({ units, places }: Decimal, more: number): bigint => units * power(more - places);

/** Negative, zero or positive, as for sorting. */
export function compare(a: Decimal, b: Decimal): bigint {
  const places = Math.max(a.places, b.places);
  return unitsAt(a, places) - unitsAt(b, places);
}

export const isSame = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0n;

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: unitsAt(a, places) + unitsAt(b, places), places };
}

export const minus = (a: Decimal, { units, places }: Decimal): Decimal => plus(a, { units: -units, places });

export const times = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, places: a.places + b.places });

export const sum = (all: readonly Decimal[]): Decimal => all.reduce(plus, ZERO);

/** Half a unit of the last written place. */
const halfStep = ({ places }: Decimal): Decimal => ({ units: 5n, places: places + 1 });

export const lowest = (value: Decimal): Decimal => minus(value, halfStep(value));
export const highest = (value: Decimal): Decimal => plus(value, halfStep(value));

/** Rounds a non-negative number to this many places, half up. */
export function rounded(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { units: unitsAt(value, places), places };
  const step = power(value.places - places);
  return { units: (value.units + step / 2n) / step, places };
}

export const truncated = (value: Decimal, places: number): Decimal =>
  value.places <= places ? value : { units: value.units / power(value.places - places), places };

export function roundedUp(value: Decimal, places: number): Decimal {
  if (value.places <= places) return value;
  const step = power(value.places - places);
  return { units: (value.units + step - 1n) / step, places };
}
