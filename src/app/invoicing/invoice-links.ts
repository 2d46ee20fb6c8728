import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { DAY, type Instant, MINUTE } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/**
 * Milliseconds for which a link in an e-mail gives access to an invoice's files: longer than a quarter's books stay
 * open.
 */
export const INVOICE_LINK_LIFETIME = 90 * DAY;

/** The same for links on a page shown to someone who proved knowledge of the invoice. */
export const INVOICE_PROOF_LIFETIME = 15 * MINUTE;

/** Signs links to invoices; the signature is the only proof required. */
export interface InvoiceTokens {
  sign(link: { readonly invoice: InvoiceId; readonly expires: Instant }): string;
  read(text: string, asked: { readonly invoice: InvoiceId; readonly now: Instant }): 'good' | 'expired' | 'forged';
}

/** URLs of an invoice's files that need no session. An object store may sign its own. */
export interface InvoiceAddresses {
  urlOf(invoice: InvoiceId, file: InvoiceFile): Promise<string>;
}

export type InvoiceUrls = Readonly<Record<InvoiceFile, string>>;

/** The error when there is no URL of a file. HTML is an alternative to the PDF, and shares its error. */
const NO_URL: Readonly<Record<InvoiceFile, ErrorCode>> = {
  xml: 'cannot_generate_xml_url',
  html: 'cannot_generate_pdf_url',
  pdf: 'cannot_generate_pdf_url',
};

/** All three URLs, or the errors of those that are missing. */
export async function invoiceUrls(
  { urlOf }: InvoiceAddresses,
  invoice: InvoiceId,
): Promise<Result<InvoiceUrls, Fault>> {
  const urls: Partial<Record<InvoiceFile, string>> = {};
  for (const file of ['xml', 'html', 'pdf'] as const) {
    const url = await urlOf(invoice, file).catch(() => undefined);
    if (url === undefined) return fail(fault(NO_URL[file]));
    urls[file] = url;
  }
  return ok(urls as InvoiceUrls);
}
