/**
 * The label of a value. Always in Spanish, because it is a Mexican tax document; for readers of English, a translation
 * appears below in small letters.
 */
export interface Caption {
  readonly es: string;
  readonly en: string | undefined;
}

export interface InvoiceFact {
  readonly caption: Caption;
  readonly value: string;
}

/** The issuer, or the receiver. */
export interface InvoiceParty {
  readonly caption: Caption;
  readonly name: string;
  readonly facts: readonly InvoiceFact[];
}

/** One concept as a row of the table. */
export interface InvoiceLine {
  /** c_ClaveProdServ, with the unit below. */
  readonly product: string;
  readonly unit: string;
  readonly description: string;
  /** Its identification, and its taxes with base and rate. */
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly amount: string;
}

/** Across the top of a document that is no longer valid. */
export interface InvoiceMark {
  readonly word: Caption;
  readonly says: Caption;
}

/** An invoice laid out but not drawn: every string is final. */
export interface InvoiceSheet {
  readonly lang: 'es' | 'en';
  readonly letterhead: { readonly name: string; readonly tagline: string; readonly contact: readonly string[] };
  /** Absent while it is valid. */
  readonly mark: InvoiceMark | undefined;
  readonly title: Caption;
  /** Series and folio. */
  readonly number: string;
  readonly uuid: InvoiceFact;
  /** Issued, stamped, and where. */
  readonly dates: readonly InvoiceFact[];
  readonly parties: readonly [issuer: InvoiceParty, receiver: InvoiceParty];
  /** Method of payment, type of document, related documents. */
  readonly facts: readonly InvoiceFact[];
  readonly columns: Readonly<
    Record<'product' | 'description' | 'quantity' | 'unitPrice' | 'discount' | 'amount', Caption>
  >;
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly InvoiceFact[];
  readonly total: InvoiceFact;
  readonly words: InvoiceFact;
  readonly certificates: readonly InvoiceFact[];
  /** The seals, and the stamp's original string: long, and not meant for reading. */
  readonly seals: readonly InvoiceFact[];
  readonly qr: string;
  readonly qrCaption: Caption;
  /** The text the law requires. */
  readonly legend: Caption;
  /** `Página {page} de {pages}`, for `pageNumber`. */
  readonly pageOf: string;
}

/** `Página 1 de 2`. */
export const pageNumber = ({ pageOf }: Pick<InvoiceSheet, 'pageOf'>, page: number, pages: number): string =>
  pageOf.replaceAll('{page}', `${page}`).replaceAll('{pages}', `${pages}`);

/** Draws an invoice. */
export interface InvoiceDrawing {
  html(sheet: InvoiceSheet): string;
  pdf(sheet: InvoiceSheet): Promise<Uint8Array>;
}
