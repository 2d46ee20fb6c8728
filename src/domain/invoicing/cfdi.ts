import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Rfc } from '#domain/invoicing/rfc.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, plus, sum } from '#kernel/money.ts';

/** A receiver as registered with the SAT (CFDI 4.0, node Receptor). */
export interface FiscalProfile {
  readonly rfc: Rfc['text'];
  /** In capitals, as on the Constancia de Situación Fiscal, without the type of company. */
  readonly name: string;
  /** Five digits: of the tax address, not of the traveller's home. */
  readonly postalCode: string;
  /** c_RegimenFiscal. */
  readonly regime: string;
  /** c_UsoCFDI. */
  readonly use: string;
  /**
   * For a receiver without a Mexican RFC: c_Pais and their tax id there. `rfc` is then the generic one for foreigners.
   */
  readonly residence?: { readonly country: string; readonly taxId: string };
}

/** The issuer: the carrier, as registered with the SAT. */
export interface Issuer {
  readonly rfc: string;
  readonly name: string;
  /** c_RegimenFiscal: 624 for coordinated carriers, 601 for companies. */
  readonly regime: string;
  /** Place of issue (LugarExpedicion). */
  readonly postalCode: string;
}

/** One sold thing: a ticket, a difference paid. Stored at the sale, never recomputed. */
export interface SoldLine extends TaxCategory {
  /** NoIdentificacion: the folio of the ticket, or an equivalent. */
  readonly id: string;
  /** Description for the customer (Descripcion); must not contain `|`. */
  readonly description: string;
  /** Before the discount, without tax. */
  readonly gross: Centavos;
  /** Without tax. `gross - discount = net`. */
  readonly discount: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
}

export interface Related {
  /** c_TipoRelacion: 01 credit note, 04 replacement. */
  readonly kind: '01' | '04';
  readonly uuids: readonly string[];
}

/** A CFDI 4.0 before sealing. All amounts are in centavos. */
export interface Cfdi {
  /** I: income, E: refund. */
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
  /** Only on a global invoice: month and year of the sales. */
  readonly global?: { readonly month: string; readonly year: string };
}

/** SubTotal: before discounts, without tax. */
export const subtotalOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ gross }) => gross));

export const discountOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ discount }) => discount));

/** Whether the discount is included: required when a line has one, forbidden otherwise (CFDI40111). */
export const hasDiscount = ({ lines }: Cfdi): boolean => lines.some(({ discount }) => discount > 0);

/** The amount charged, to the centavo: lines are rounded individually at the sale, and their sums are exact. */
export const totalOf = ({ lines }: Cfdi): Centavos => sum(lines.map(({ net, vat }) => plus(net, vat)));

/** VAT of the lines of one rate. */
export interface TaxGroup {
  readonly vatRate: number | null;
  readonly base: Centavos;
  readonly vat: Centavos;
}

export interface Taxes {
  /** Undefined when everything is exempt (CFDI40212). */
  readonly total: Centavos | undefined;
  /** One per rate, exempt last. */
  readonly groups: readonly TaxGroup[];
}

/** The tax summary: one record per rate (CFDI40218). */
export function taxesOf({ lines }: Cfdi): Taxes {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => (b ?? -1) - (a ?? -1));
  const groups = rates.map((vatRate) => {
    const alike = lines.filter((line) => line.vatRate === vatRate);
    return { vatRate, base: sum(alike.map(({ net }) => net)), vat: sum(alike.map(({ vat }) => vat)) };
  });
  return { groups, total: rates.every((rate) => rate === null) ? undefined : sum(groups.map(({ vat }) => vat)) };
}
