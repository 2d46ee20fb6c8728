import { type Centavos, centavos, minus } from '#kernel/money.ts';

/** Whole per cent of VAT inside an intercity fare (T31). Other services name their own. */
export const INTERCITY_VAT_RATE = 16;

/** An amount that includes VAT, taken apart: `total = net + vat`. */
export interface VatSplit {
  readonly net: Centavos;
  readonly vat: Centavos;
}

/** Net is total / (1 + rate) to the nearest centavo, in whole numbers only; VAT is the difference (T30). */
export function splitVat(total: Centavos, rate: number): VatSplit {
  const parts = 100 + rate;
  const net = centavos(Math.floor((200 * total + parts) / (2 * parts)));
  return { net, vat: minus(total, net) };
}
