import type { Cfdi, FiscalProfile, Issuer, SoldLine } from '#domain/invoicing/cfdi.ts';
import { NO_OBLIGATIONS, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { PUBLIC_RFC } from '#domain/invoicing/rfc.ts';

/** What everybody else's invoice of a month is made of: the lines of payments nobody asked an invoice of. */
export interface GlobalSales extends Pick<Cfdi, 'series' | 'folio' | 'issuedAt' | 'issuer' | 'paymentForm'> {
  /** `2026-11`: the month of the sales, not that of the invoice, which may be the first day of the next. */
  readonly month: string;
  readonly lines: readonly SoldLine[];
}

/** To the letter, without accent: with it a month's invoice is one of somebody called so (CFDI40130, CFDI40146). */
const PUBLIC_NAME = 'PUBLICO EN GENERAL';

/** What a simplified receipt is sold as (SAT, guide of the global CFDI): each ticket is one. */
const SALE = { description: 'Venta', product: '01010101', unit: { key: 'ACT', name: '' } } as const;

/** Everybody in general, as the SAT wants them written; they live where the issuer does (CFDI40149, CFDI40159). */
export const publicInGeneral = ({ postalCode }: Issuer): FiscalProfile => ({
  rfc: PUBLIC_RFC,
  name: PUBLIC_NAME,
  postalCode,
  regime: NO_OBLIGATIONS,
  use: NO_TAX_EFFECTS,
});

/**
 * The invoice of a month for everybody else. Tickets stay lines of their own: sums of rounded taxes leave the limits in which the
 * SAT wants the tax of a line (CFDI40180).
 */
export function globalCfdi({ month, lines, ...sales }: GlobalSales): Cfdi {
  const [year = '', number = ''] = month.split('-');
  return {
    ...sales,
    type: 'I',
    receiver: publicInGeneral(sales.issuer),
    lines: lines.map((line) => ({ ...line, ...SALE })),
    global: { month: number, year },
  };
}
