import { type Centavos, centavos } from '#kernel/money.ts';

const ALL = 100;

/** A right in per cent of an amount, rounded up: whoever is owed a share is never given less. */
export const shareOf = (amount: Centavos, percent: number): Centavos => centavos(Math.ceil((amount * percent) / ALL));
