import type { InvoiceEnd } from '#domain/invoicing/invoice-end.ts';
import type { Cfdi } from '#domain/invoicing/cfdi.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type InvoiceId = Id<'invoice'>;

/** A CFDI with the carrier's seal. Its text is final: another seal would be another document. */
export interface SealedCfdi {
  readonly xml: string;
  readonly originalString: string;
  readonly total: Centavos;
}

/** The carrier's certificate for sealing (CSD), opened. */
export interface Sealer {
  /** Builds, seals and validates the document against the schema; a fault tells which of the three failed. */
  seal(cfdi: Cfdi): Sealing | Promise<Sealing>;
}

export type Sealing =
  | { readonly ok: true; readonly value: SealedCfdi }
  | { readonly ok: false; readonly code: ErrorCode; readonly problem: string };

/** A tax document: the XML as received, byte by byte. */
export interface Stamped {
  readonly kind: 'stamped';
  readonly uuid: string;
  readonly xml: string;
  readonly stampedAt: Instant;
}

/** It will not be stamped in this form. */
export interface Rejected {
  readonly kind: 'rejected';
  /** The PAC's code: `CFDI40148`, `402`. */
  readonly pacCode: string;
  readonly message: string;
}

/** No reply, or an unintelligible one: it may be stamped. */
export interface Unknown {
  readonly kind: 'unknown';
  /** Set when the request was certainly not processed: no token, or busy. */
  readonly code?: ErrorCode;
}

/** The PAC has no record of it. */
export interface NotStamped {
  readonly kind: 'not_stamped';
}

/** The SAT's reason for a cancellation. 01 requires the replacement. */
export type CancelReason = '01' | '02' | '03' | '04';

export interface Cancellation {
  readonly uuid: string;
  readonly issuer: string;
  readonly reason: CancelReason;
  /** UUID of the replacement: required with 01, absent otherwise. */
  readonly insteadUuid?: string;
}

/** `asked`: the receiver has three working days to reject it. */
export type CancelAnswer =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly pacCode: string; readonly message: string }
  | { readonly kind: 'unknown' };

export interface SatQuestion {
  readonly uuid: string;
  readonly issuer: string;
  readonly receiver: string;
  readonly total: Centavos;
  /** Last eight characters of the seal. */
  readonly sealEnd: string;
}

export type SatStatus =
  | { readonly kind: 'live'; readonly cancellable: string; readonly cancellation: string }
  | { readonly kind: 'cancelled'; readonly cancellation: string }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'unknown' };

/** An authorised certification provider (PAC). Never throws for errors of the provider or the network. */
export interface Pac {
  /** Stored with invoices. */
  readonly name: string;
  /** The same key and text never result in two documents. */
  stamp(sealed: SealedCfdi['xml'], key: string): Promise<Stamped | Rejected | Unknown>;
  /** The outcome of a document sent before. */
  recover(sealed: SealedCfdi['xml'], key: string): Promise<Stamped | Rejected | NotStamped | Unknown>;
  cancel(asked: Cancellation): Promise<CancelAnswer>;
  status(asked: SatQuestion): Promise<SatStatus>;
}

export type InvoiceFile = 'xml' | 'html' | 'pdf';

/** Renders the printed forms of a stamped CFDI from its XML alone. */
export interface InvoiceRenderer {
  /** `end` adds a mark that it is no longer valid. */
  html(xml: string, lang: 'es' | 'en', end?: InvoiceEnd): string;
  pdf(xml: string, lang: 'es' | 'en', end?: InvoiceEnd): Promise<Uint8Array>;
}

/** Storage for the files of invoices: the database, or an object store. A stored file never changes. */
export interface InvoiceFiles {
  put(invoice: InvoiceId, file: InvoiceFile, bytes: Uint8Array): Promise<void>;
  get(invoice: InvoiceId, file: InvoiceFile): Promise<Uint8Array | undefined>;
}
