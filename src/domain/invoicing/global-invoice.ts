import { splitVat } from '#domain/ledger/vat.ts';
import type { FiscalProfile, Issuer, SoldLine } from '#domain/invoicing/cfdi.ts';
import { NO_OBLIGATIONS, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { PUBLIC_RFC } from '#domain/invoicing/rfc.ts';
import { type Centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

/** To the letter, without accent: with one a month's invoice is that of somebody called so (CFDI40130, CFDI40146). */
const PUBLIC_NAME = 'PUBLICO EN GENERAL';

/** Everybody in general, as the SAT wants them written; they live where the issuer does (CFDI40149, CFDI40159). */
export const publicInGeneral = ({ postalCode }: Pick<Issuer, 'postalCode'>): FiscalProfile => ({
  rfc: PUBLIC_RFC,
  name: PUBLIC_NAME,
  postalCode,
  regime: NO_OBLIGATIONS,
  use: NO_TAX_EFFECTS,
});

/** A line without its words, which are put together of what it is. */
export type WordlessLine = Omit<SoldLine, 'description'>;

/**
 * A line of everybody else's invoice of a month (SAT, guide of the global CFDI): each ticket is a sale of its own. Not so because the
 * guide says so alone: the sum of rounded taxes leaves the limits the SAT has for the tax of one line (CFDI40180).
 */
export const globalLine = (line: WordlessLine): WordlessLine & { readonly thing: { readonly kind: 'global' } } => ({
  ...line,
  thing: { kind: 'global' },
  product: '01010101',
  unit: { key: 'ACT', name: '' },
});

/** What was taken out of a sale again that was sold at one rate, tax included. */
export interface UndoneTotal {
  readonly vatRate: number | null;
  readonly amount: Centavos;
}

/** A sale some of which went back already: what is left at each rate is one line, with a tax of its own. */
export function restOfSale<Line extends WordlessLine>(
  lines: readonly Line[],
  undone: readonly UndoneTotal[],
): readonly Line[] {
  const atRates = Map.groupBy(lines, ({ vatRate }) => vatRate);
  return [...atRates].flatMap(([vatRate, alike]) => {
    const sold = sum(alike.map(({ net, vat }) => plus(net, vat)));
    const left = minus(sold, sum(undone.filter((one) => one.vatRate === vatRate).map(({ amount }) => amount)));
    if (left === 0) return [];
    const { net, vat } = splitVat(left, vatRate);
    return [{ ...alike[0]!, gross: net, discount: ZERO, net, vat }];
  });
}
