import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { DAY, type Instant, MINUTE } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Milliseconds a link in an e-mail hands out the files of an invoice: longer than a quarter's books stay open. */
export const INVOICE_LINK_LIFETIME = 90 * DAY;

/** The same on a page that was drawn for anyone who had it in the hand. */
export const INVOICE_PROOF_LIFETIME = 15 * MINUTE;

/** Signs what a link to an invoice says; anyone who bears it is believed. */
export interface InvoiceTokens {
  sign(link: { readonly invoice: InvoiceId; readonly expires: Instant }): string;
  read(text: string, asked: { readonly invoice: InvoiceId; readonly now: Instant }): 'good' | 'expired' | 'forged';
}

/** Addresses that hand out the files of an invoice without a session. A store of objects may sign its own. */
export interface InvoiceAddresses {
  urlOf(invoice: InvoiceId, file: InvoiceFile): Promise<string>;
}

export type InvoiceUrls = Readonly<Record<InvoiceFile, string>>;

/** Why there is no address of a file. What is read on a page is the PDF's twin, and shares its sentence. */
const NO_URL: Readonly<Record<InvoiceFile, ErrorCode>> = {
  xml: 'cannot_generate_xml_url',
  html: 'cannot_generate_pdf_url',
  pdf: 'cannot_generate_pdf_url',
};

/** All three, or which of them there is none of. */
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
