import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';

/** An amount that includes VAT, split up: `total = net + vat`. */
export interface VatSplit {
  readonly net: Centavos;
  readonly vat: Centavos;
}

/** Whether an amount was sold exempt: nothing is sold at a rate of zero, and whatever is taxed contains tax. */
export const isExempt = ({ total, vat }: { readonly total: number; readonly vat: number }): boolean =>
  total > 0 && vat === 0;

/**
 * Net is total / (1 + rate) rounded to the nearest centavo, in integer arithmetic only; VAT is the difference (T30). An
 * exempt amount (null) has no VAT.
 */
export function splitVat(total: Centavos, rate: number | null): VatSplit {
  if (rate === null) return { net: total, vat: ZERO };
  const parts = 100 + rate;
  const net = centavos(Math.floor((200 * total + parts) / (2 * parts)));
  return { net, vat: minus(total, net) };
}
