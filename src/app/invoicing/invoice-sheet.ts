/**
 * The word over a value. Spanish always: it is a Mexican tax document; for anyone who reads English its twin stands
 * small beneath.
 */
export interface Caption {
  readonly es: string;
  readonly en: string | undefined;
}

export interface InvoiceFact {
  readonly caption: Caption;
  readonly value: string;
}

/** Who issues, or who receives. */
export interface InvoiceParty {
  readonly caption: Caption;
  readonly name: string;
  readonly facts: readonly InvoiceFact[];
}

/** One concept as a row of the table. */
export interface InvoiceLine {
  /** c_ClaveProdServ, and beneath it the unit. */
  readonly product: string;
  readonly unit: string;
  readonly description: string;
  /** What it is known by, and its taxes with base and rate. */
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly amount: string;
}

/** Across the head of a document that is no longer valid. */
export interface InvoiceMark {
  readonly word: Caption;
  readonly says: Caption;
}

/** An invoice laid out but not drawn: every string is final. */
export interface InvoiceSheet {
  readonly lang: 'es' | 'en';
  readonly letterhead: { readonly name: string; readonly tagline: string; readonly contact: readonly string[] };
  /** Absent while it is good. */
  readonly mark: InvoiceMark | undefined;
  readonly title: Caption;
  /** Series and folio. */
  readonly number: string;
  readonly uuid: InvoiceFact;
  /** Issued, stamped, where. */
  readonly dates: readonly InvoiceFact[];
  readonly parties: readonly [issuer: InvoiceParty, receiver: InvoiceParty];
  /** How it is paid, what kind of document it is, what it is related to. */
  readonly facts: readonly InvoiceFact[];
  readonly columns: Readonly<
    Record<'product' | 'description' | 'quantity' | 'unitPrice' | 'discount' | 'amount', Caption>
  >;
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly InvoiceFact[];
  readonly total: InvoiceFact;
  readonly words: InvoiceFact;
  readonly certificates: readonly InvoiceFact[];
  /** The seals, and the original string of the stamp: long, and nobody reads them. */
  readonly seals: readonly InvoiceFact[];
  readonly qr: string;
  readonly qrCaption: Caption;
  /** What the law wants said. */
  readonly legend: Caption;
  /** `Página 1 de 2`. */
  readonly pageOf: (page: number, pages: number) => string;
}

/** Draws an invoice. */
export interface InvoiceDrawing {
  html(sheet: InvoiceSheet): string;
  pdf(sheet: InvoiceSheet): Promise<Uint8Array>;
}
