import type { Centavos } from '#kernel/money.ts';

/**
 * The contents of a CFDI's XML, field by field, from which its printed forms are made. Times are local, without offset.
 */
export interface CfdiFacts {
  readonly version: string;
  /** Empty when absent, like the folio, the payment form and the payment method. */
  readonly series: string;
  readonly folio: string;
  /** Local time at the place of issue. */
  readonly issuedAt: string;
  /** c_TipoDeComprobante. */
  readonly type: string;
  /** c_FormaPago and c_MetodoPago. */
  readonly paymentForm: string;
  readonly paymentMethod: string;
  readonly currency: string;
  /** c_Exportacion. */
  readonly export: string;
  /** Postal code. */
  readonly placeOfIssue: string;
  readonly certificateNumber: string;
  /** DER in base64. */
  readonly certificate: string;
  readonly seal: string;
  readonly subtotal: Centavos;
  readonly discount: Centavos | undefined;
  /** Undefined when everything is exempt. */
  readonly vat: Centavos | undefined;
  readonly total: Centavos;
  readonly issuer: { readonly rfc: string; readonly name: string; readonly regime: string };
  readonly receiver: ReceiverFacts;
  /** Only on a global invoice. */
  readonly global: { readonly period: string; readonly month: string; readonly year: string } | undefined;
  readonly related: { readonly kind: string; readonly uuids: readonly string[] } | undefined;
  readonly lines: readonly LineFacts[];
  /** The tax summary, one entry per rate. */
  readonly taxes: readonly TaxFacts[];
  /** The text that was sealed. */
  readonly originalString: string;
  readonly stamp: StampFacts | undefined;
}

export interface ReceiverFacts {
  readonly rfc: string;
  readonly name: string;
  readonly postalCode: string;
  readonly regime: string;
  readonly use: string;
  readonly country: string | undefined;
  readonly taxId: string | undefined;
}

export interface LineFacts {
  readonly product: string;
  readonly id: string | undefined;
  readonly quantity: string;
  readonly unitKey: string;
  readonly unit: string | undefined;
  readonly description: string;
  readonly unitPrice: Centavos;
  readonly gross: Centavos;
  readonly discount: Centavos | undefined;
  readonly taxObject: string;
  readonly taxes: readonly TaxFacts[];
}

export interface TaxFacts {
  readonly base: Centavos;
  /** c_Impuesto. */
  readonly tax: string;
  /** `Tasa` or `Exento`. */
  readonly factor: string;
  /** Six decimals: `0.160000`. */
  readonly rate: string | undefined;
  readonly amount: Centavos | undefined;
}

/** The SAT's stamp (TimbreFiscalDigital 1.1). */
export interface StampFacts {
  readonly uuid: string;
  /** Central Mexican time. */
  readonly stampedAt: string;
  readonly pacRfc: string;
  readonly legend: string | undefined;
  /** The issuer's seal, as received by the PAC. */
  readonly seal: string;
  readonly satCertificateNumber: string;
  readonly satSeal: string;
  /** The text sealed by the SAT: "cadena original del complemento de certificación digital". */
  readonly originalString: string;
}
