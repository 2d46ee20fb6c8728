import type { Rfc } from '#domain/invoicing/rfc.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

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
export interface SoldLine {
  /** NoIdentificacion: the folio of the ticket, or what stands for it. */
  readonly id: string;
  /** What the customer reads (Descripcion); no `|`. */
  readonly description: string;
  /** c_ClaveProdServ and c_ClaveUnidad with its name: 78111802 and E54 "Viaje" for a bus ticket. */
  readonly product: string;
  readonly unit: { readonly key: string; readonly name: string };
  /** Before the discount, without tax. */
  readonly gross: Centavos;
  /** Without tax. `gross - discount = net`. */
  readonly discount: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  /** Whole per cent; null where the law exempts it. */
  readonly vatRate: number | null;
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
