import { type Centavos, centavos } from '#kernel/money.ts';

const ALL = 100;

interface Share {
  readonly part: number;
  readonly whole: number;
}

/** A right to a share of an amount, rounded up: anyone who is owed a share is never given less. */
export const partOf = (amount: Centavos, { part, whole }: Share): Centavos =>
  centavos(Math.ceil((amount * part) / whole));

/** The same in per cent. */
export const shareOf = (amount: Centavos, percent: number): Centavos => partOf(amount, { part: percent, whole: ALL });
