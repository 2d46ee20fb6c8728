import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, minus } from '#kernel/money.ts';

/** The amounts of a line as the SAT wants them: before the discount, the discount, and what remains, all without tax. */
export interface LineAmounts extends VatSplit {
  readonly gross: Centavos;
  readonly discount: Centavos;
}

/**
 * What was charged is split once, when it is sold, so that the parts add up to it to the centavo; the discount is the
 * difference to the full fare without its tax, and never less than nothing.
 */
export function lineAmounts({ net, vat }: VatSplit, fullFare: Centavos, rate: number | null): LineAmounts {
  const full = splitVat(fullFare, rate).net;
  const gross = full > net ? full : net;
  return { gross, discount: minus(gross, net), net, vat };
}
