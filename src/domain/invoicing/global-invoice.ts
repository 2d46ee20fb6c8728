import { splitVat } from '#domain/ledger/vat.ts';
import type { FiscalProfile, Issuer, SoldLine } from '#domain/invoicing/cfdi.ts';
import { NO_OBLIGATIONS, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { PUBLIC_RFC } from '#domain/invoicing/rfc.ts';
import { type Centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

/**
 * Verbatim, without the accent: with it, the SAT treats the receiver as a person of that name (CFDI40130, CFDI40146).
 */
const PUBLIC_NAME = 'PUBLICO EN GENERAL';

/** The general public in the SAT's spelling, with the issuer's postal code (CFDI40149, CFDI40159). */
export const publicInGeneral = ({ postalCode }: Pick<Issuer, 'postalCode'>): FiscalProfile => ({
  rfc: PUBLIC_RFC,
  name: PUBLIC_NAME,
  postalCode,
  regime: NO_OBLIGATIONS,
  use: NO_TAX_EFFECTS,
});

/** A line without its description, which is derived from what was sold. */
export type WordlessLine = Omit<SoldLine, 'description'>;

/**
 * A line of a global invoice (SAT, guide of the global CFDI): each ticket is a separate sale. Not only because of the
 * guide: the sum of rounded taxes would exceed the SAT's limits for the tax of one line (CFDI40180).
 */
export const globalLine = (line: WordlessLine): WordlessLine & { readonly thing: { readonly kind: 'global' } } => ({
  ...line,
  thing: { kind: 'global' },
  product: '01010101',
  unit: { key: 'ACT', name: '' },
});

/** The reversed part of a sale at one rate, including tax. */
export interface UndoneTotal {
  readonly vatRate: number | null;
  readonly amount: Centavos;
}

/** The rest of a partly reversed sale: one line per rate, with its tax recomputed. */
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
