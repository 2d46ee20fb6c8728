import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Rfc } from '#domain/invoicing/rfc.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, plus, sum } from '#kernel/money.ts';

/** A receiver as the SAT has them in its register (CFDI 4.0, node Receptor). */
export interface FiscalProfile {
  readonly rfc: Rfc['text'];
  /** Capitals, as on the Constancia de Situación Fiscal, without the kind of company. */
  readonly name: string;
  /** Five digits: of the tax address, not of where the traveller lives. */
  readonly postalCode: string;
  /** c_RegimenFiscal. */
  readonly regime: string;
  /** c_UsoCFDI. */
  readonly use: string;
  /** Of somebody without a Mexican RFC: c_Pais and the tax number there. `rfc` is then the generic one of foreigners. */
  readonly residence?: { readonly country: string; readonly taxId: string };
}

/** Who issues: the carrier, as in the SAT's register. */
export interface Issuer {
  readonly rfc: string;
  readonly name: string;
  /** c_RegimenFiscal: 624 of coordinated carriers, 601 of companies. */
  readonly regime: string;
  /** Where it is issued (LugarExpedicion). */
  readonly postalCode: string;
}

/** What was sold, as it was sold: one ticket, a difference paid. Kept at the sale, never computed again. */
export interface SoldLine extends TaxCategory {
  /** NoIdentificacion: the folio of the ticket, or what stands for it. */
  readonly id: string;
  /** What the customer reads (Descripcion); no `|`. */
  readonly description: string;
  /** Before the discount, without tax. */
  readonly gross: Centavos;
  /** Without tax. `gross - discount = net`. */
  readonly discount: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
}

export interface Related {
  /** c_TipoRelacion: 01 credit note of, 04 instead of. */
  readonly kind: '01' | '04';
  readonly uuids: readonly string[];
}

/** A CFDI 4.0 before its seal, in the words of the carrier. Every amount is in centavos. */
export interface Cfdi {
  /** I: income, E: money given back. */
  readonly type: 'I' | 'E';
  readonly series: string;
  readonly folio: string;
  readonly issuedAt: Instant;
  readonly issuer: Issuer;
  readonly receiver: FiscalProfile;
  /** c_FormaPago. */
  readonly paymentForm: string;
  readonly lines: readonly SoldLine[];
  readonly related?: Related;
  /** Of the monthly invoice for everybody who asked for none. Month and year of the sales. */
  readonly global?: { readonly month: string; readonly year: string };
}

/** SubTotal: before discounts, without tax. */
export const subtotalOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ gross }) => gross));

export const discountOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ discount }) => discount));

/** Whether the discount is told: it must be where a line has one, and must not where none has (CFDI40111). */
export const hasDiscount = ({ lines }: Cfdi): boolean => lines.some(({ discount }) => discount > 0);

/** What was charged, to the centavo: lines are rounded one by one at the sale, and their sums are exact. */
export const totalOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ net, vat }) => plus(net, vat)));

/** VAT of the lines of one rate. */
export interface TaxGroup {
  readonly vatRate: number | null;
  readonly base: Centavos;
  readonly vat: Centavos;
}

export interface Taxes {
  /** Undefined where everything is exempt (CFDI40212). */
  readonly total: Centavos | undefined;
  /** One per rate, what is exempt last. */
  readonly groups: readonly TaxGroup[];
}

/** The summary of taxes: one record per rate (CFDI40218). */
export function taxesOf({ lines }: Cfdi): Taxes {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => (b ?? -1) - (a ?? -1));
  const groups = rates.map((vatRate) => {
    const alike = lines.filter((line) => line.vatRate === vatRate);
    return { vatRate, base: sum(alike.map(({ net }) => net)), vat: sum(alike.map(({ vat }) => vat)) };
  });
  return { groups, total: rates.every((rate) => rate === null) ? undefined : sum(groups.map(({ vat }) => vat)) };
}
