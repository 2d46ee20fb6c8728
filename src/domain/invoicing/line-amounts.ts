import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, minus } from '#kernel/money.ts';

/** The amounts of a line as the SAT requires them: before the discount, the discount, and the rest, all without tax. */
export interface LineAmounts extends VatSplit {
  readonly gross: Centavos;
  readonly discount: Centavos;
}

/**
 * The charge is split once, at the sale, so that its parts add up to the centavo; the discount is the difference to the
 * full fare without tax, and never negative.
 */
export function lineAmounts({ net, vat }: VatSplit, fullFare: Centavos, rate: number | null): LineAmounts {
  const full = splitVat(fullFare, rate).net;
  const gross = full > net ? full : net;
  return { gross, discount: minus(gross, net), net, vat };
}
