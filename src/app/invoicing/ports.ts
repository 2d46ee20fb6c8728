import type { InvoiceEnd } from '#domain/invoicing/invoice-end.ts';
import type { Cfdi } from '#domain/invoicing/cfdi.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type InvoiceId = Id<'invoice'>;

/** A CFDI with the carrier's seal. The text is final: another seal would be another document. */
export interface SealedCfdi {
  readonly xml: string;
  readonly originalString: string;
  readonly total: Centavos;
}

/** The carrier's certificate for sealing (CSD), opened. */
export interface Sealer {
  /** Builds, seals and checks the document against the schema; a fault says which of the three failed. */
  seal(
    cfdi: Cfdi,
  ):
    | { readonly ok: true; readonly value: SealedCfdi }
    | { readonly ok: false; readonly code: ErrorCode; readonly problem: string };
}

/** A tax document: the XML as received, byte for byte. */
export interface Stamped {
  readonly kind: 'stamped';
  readonly uuid: string;
  readonly xml: string;
  readonly stampedAt: Instant;
}

/** It will not be stamped as it is. */
export interface Rejected {
  readonly kind: 'rejected';
  /** As the PAC says it: `CFDI40148`, `402`. */
  readonly pacCode: string;
  readonly message: string;
}

/** No answer, or none that can be understood: it may be stamped. */
export interface Unknown {
  readonly kind: 'unknown';
  /** Set where it was not even heard: refused a token, or busy. */
  readonly code?: ErrorCode;
}

/** The PAC answered, and has never heard of it. */
export interface NotStamped {
  readonly kind: 'not_stamped';
}

/** Why a CFDI is cancelled (SAT). 01 names the one that stands in for it. */
export type CancelReason = '01' | '02' | '03' | '04';

export interface Cancellation {
  readonly uuid: string;
  readonly issuer: string;
  readonly reason: CancelReason;
  /** UUID of the one that stands in for it: with 01, and only with it. */
  readonly insteadUuid?: string;
}

/** `asked`: the receiver has three working days to refuse. */
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
  /** Last eight symbols of the seal. */
  readonly sealEnd: string;
}

export type SatStatus =
  | { readonly kind: 'live'; readonly cancellable: string; readonly cancellation: string }
  | { readonly kind: 'cancelled'; readonly cancellation: string }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'unknown' };

/** A certified provider of stamps (PAC). Never throws for what it or a network may do. */
export interface Pac {
  /** As invoices are filed under. */
  readonly name: string;
  /** The same key and text never make two documents. */
  stamp(sealed: SealedCfdi['xml'], key: string): Promise<Stamped | Rejected | Unknown>;
  /** The outcome of one that was sent before. */
  recover(sealed: SealedCfdi['xml'], key: string): Promise<Stamped | Rejected | NotStamped | Unknown>;
  cancel(asked: Cancellation): Promise<CancelAnswer>;
  status(asked: SatQuestion): Promise<SatStatus>;
}

export type InvoiceFile = 'xml' | 'html' | 'pdf';

/** Makes the printed forms of a stamped CFDI from its XML alone. */
export interface InvoiceRenderer {
  /** `end` is said on it: that it is no longer valid. */
  html(xml: string, lang: 'es' | 'en', end?: InvoiceEnd): string;
  pdf(xml: string, lang: 'es' | 'en', end?: InvoiceEnd): Promise<Uint8Array>;
}

/** Where the files of invoices are stored: the database, or a store of objects. A file once stored never changes. */
export interface InvoiceFiles {
  put(invoice: InvoiceId, file: InvoiceFile, bytes: Uint8Array): Promise<void>;
  get(invoice: InvoiceId, file: InvoiceFile): Promise<Uint8Array | undefined>;
}
