import { type Centavos, centavos } from '#kernel/money.ts';

const ALL = 100;

interface Share {
  readonly part: number;
  readonly whole: number;
}

/** A share of an amount, rounded up in favour of the entitled person. */
export const partOf = (amount: Centavos, { part, whole }: Share): Centavos =>
  centavos(Math.ceil((amount * part) / whole));

/** The same in per cent. */
export const shareOf = (amount: Centavos, percent: number): Centavos => partOf(amount, { part: percent, whole: ALL });
