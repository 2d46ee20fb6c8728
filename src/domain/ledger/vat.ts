import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';

/** An amount that includes VAT, taken apart: `total = net + vat`. */
export interface VatSplit {
  readonly net: Centavos;
  readonly vat: Centavos;
}

/**
 * Net is total / (1 + rate) to the nearest centavo, in whole numbers only; VAT is the difference (T30). What is exempt (null)
 * has none.
 */
export function splitVat(total: Centavos, rate: number | null): VatSplit {
  if (rate === null) return { net: total, vat: ZERO };
  const parts = 100 + rate;
  const net = centavos(Math.floor((200 * total + parts) / (2 * parts)));
  return { net, vat: minus(total, net) };
}
