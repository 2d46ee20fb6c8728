/** Whole centavos of Mexican pesos. Never a fraction: 123450 is $ 1,234.50. */
export type Centavos = number & { readonly __unit: 'centavos' };

/** Points of the frequent-traveller programme, in hundredths. Not money, and a distinct type. */
export type Points = number & { readonly __unit: 'points' };

const isWhole = (n: number): boolean => Number.isSafeInteger(n);

/** Takes a whole number of centavos; throws on fractions, because a fraction here is a bug upstream. */
export function centavos(n: number): Centavos {
  if (!isWhole(n)) throw new RangeError(`not a whole number of centavos: ${n}`);
  return n as Centavos;
}

/** Takes a whole number of hundredths of a point; throws on fractions. */
export function points(n: number): Points {
  if (!isWhole(n)) throw new RangeError(`not a whole number of hundredths of a point: ${n}`);
  return n as Points;
}

export const ZERO = centavos(0);

export const plus = (a: Centavos, b: Centavos): Centavos => centavos(a + b);

export const minus = (a: Centavos, b: Centavos): Centavos => centavos(a - b);

export const times = (a: Centavos, n: number): Centavos => centavos(a * n);

export const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce(plus, ZERO);

/** A whole percentage of an amount, rounded down to the centavo. `percent` is 0 to 100. */
export function percentOf(amount: Centavos, percent: number): Centavos {
  return centavos(Math.floor((amount * percent) / 100));
}

/** `$ 1,234.50`: the currency display of the specification (section 5). */
export const formatMoney = (amount: Centavos): string => `$ ${withThousands(amount)}`;

/** `1,234.50 PTS`: points display of the specification (section 5). */
export const formatPoints = (points: Points): string => `${withThousands(points)} PTS`;

/** `1234.50`, as payment providers require it, without going through a float. */
export const decimalString = (amount: Centavos): string => decimals(amount).join('.');

function withThousands(hundredths: number): string {
  const [whole, cents] = decimals(hundredths);
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

function decimals(hundredths: number): [whole: string, cents: string] {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const sign = hundredths < 0 ? '-' : '';
  return [sign + digits.slice(0, -2), digits.slice(-2)];
}
