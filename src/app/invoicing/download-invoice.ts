import type { Caller } from '#app/caller.ts';
import type { InvoiceTokens } from '#app/invoicing/invoice-links.ts';
import type { Invoice, Invoices } from '#app/invoicing/invoice-ports.ts';
import { mayRead } from '#app/invoicing/invoice-access.ts';
import { endOf } from '#app/invoicing/invoice-end.ts';
import type { InvoiceFile, InvoiceFiles, InvoiceId, InvoiceRenderer } from '#app/invoicing/ports.ts';
import type { LookUps } from '#app/access/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface DownloadInvoiceDeps {
  readonly lookUps: Pick<LookUps, 'find'>;
  readonly invoices: Pick<Invoices, 'byId'>;
  readonly files: Pick<InvoiceFiles, 'get'>;
  readonly renderer: InvoiceRenderer;
  readonly tokens: Pick<InvoiceTokens, 'read'>;
}

export interface InvoiceDownload {
  readonly invoice: InvoiceId;
  readonly file: InvoiceFile;
  /** Of a signed link; absent when the caller has only a session. */
  readonly token: string | undefined;
}

export interface DownloadedInvoice {
  readonly bytes: Uint8Array;
  /** File name for saving: the folio is more meaningful than an id. */
  readonly name: string;
}

/**
 * A file of an invoice: for the holder of a link to it, for the owner of all its reservations, and for the session that
 * requested it while its proofs are valid. For everyone else it does not exist. The stored file stays as stamped: on an
 * invoice that is no longer valid, a mark is added to the printed forms on download.
 */
export const downloadInvoice =
  ({ lookUps, invoices, files, renderer, tokens }: DownloadInvoiceDeps) =>
  async (
    { invoice: id, file, token }: InvoiceDownload,
    { sessionHash }: Pick<Caller, 'sessionHash'>,
    now: Instant,
  ): Promise<Result<DownloadedInvoice, Faults>> => {
    const verdict = token === undefined ? undefined : tokens.read(token, { invoice: id, now });
    if (verdict === 'expired') return fail([fault('link_expired')]);
    if (verdict === 'forged') return fail([fault('link_invalid')]);
    const invoice = await invoices.byId(id);
    if (!invoice) return fail([fault('invoice_not_found')]);
    if (verdict !== 'good' && !(await mayRead({ lookUps }, invoice, sessionHash))) {
      return fail([fault('invoice_not_found')]);
    }
    const stored = await files.get(id, file);
    if (!stored) return fail([fault('incomplete_invoice')]);
    const bytes = (await redrawn({ invoices, files, renderer }, invoice, file)) ?? stored;
    return ok({ bytes, name: `${invoice.series}${invoice.folio}.${file}` });
  };

/** A printed form marked with the end of the document's validity; undefined while it is valid. */
async function redrawn(
  { invoices, files, renderer }: Pick<DownloadInvoiceDeps, 'invoices' | 'files' | 'renderer'>,
  invoice: Invoice,
  file: InvoiceFile,
): Promise<Uint8Array | undefined> {
  const end = file === 'xml' ? undefined : await endOf({ invoices }, invoice);
  const stamped = end && (await files.get(invoice.id, 'xml'));
  if (!stamped) return undefined;
  const xml = new TextDecoder().decode(stamped);
  return file === 'pdf'
    ? renderer.pdf(xml, invoice.lang, end)
    : new TextEncoder().encode(renderer.html(xml, invoice.lang, end));
}
