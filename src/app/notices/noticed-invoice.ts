import type { Invoices } from '#app/invoicing/invoice-ports.ts';
import { type InvoiceAddresses, type InvoiceUrls, invoiceUrls } from '#app/invoicing/invoice-links.ts';
import type { InvoiceFiles } from '#app/invoicing/ports.ts';
import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { Attachment } from '#app/notices/ports.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** The dependencies of writing about tax documents. */
export interface InvoiceNoticeDeps extends Pick<Invoices, 'byId'> {
  readonly files: Pick<InvoiceFiles, 'get'>;
  readonly addresses: InvoiceAddresses;
  /** Undefined when the document is not stamped. */
  readonly read: (xml: string) => StampedFacts | undefined;
  /** Whether any payment of a reservation is invoiced. */
  readonly isInvoiced: (reservation: ReservationId) => Promise<boolean>;
}

/** A tax document to write about: all its data comes from its XML. */
export interface NoticedInvoice {
  /** Of its letter, whatever that of its reservations. */
  readonly lang: 'es' | 'en';
  readonly facts: StampedFacts;
  readonly urls: InvoiceUrls;
  readonly attachments: readonly Attachment[];
}

export interface InvoiceSource {
  readonly invoicing: InvoiceNoticeDeps;
}

export interface InvoiceDetails {
  /** The tax document it is about. */
  readonly invoice?: NoticedInvoice;
}

/** For reminders to request an invoice: it may have been requested by now. */
export async function unlessInvoiced(
  { invoicing }: InvoiceSource,
  { payload: { reservation } }: Asked<'invoice.rejected' | 'invoice.reminder'>,
): Promise<Found<InvoiceDetails>> {
  return (await invoicing.isInvoiced(reservation)) ? MOOT : { kind: 'found', value: {} };
}

/** Reads the tax document attached to an e-mail. */
export async function readInvoice(
  { invoicing: { files, addresses, byId, read } }: InvoiceSource,
  { payload: { invoice } }: Asked<'invoice.ready'>,
): Promise<Found<InvoiceDetails>> {
  if (invoice === undefined) return { kind: 'found', value: {} };
  const [xml, pdf] = [await files.get(invoice, 'xml'), await files.get(invoice, 'pdf')];
  if (!xml || !pdf) return { kind: 'later', trouble: 'incomplete_invoice' };
  const stored = await byId(invoice);
  const facts = stored && read(new TextDecoder().decode(xml));
  if (!facts) throw new Error(`invoice ${invoice} is stored without its stamp`);
  const urls = await invoiceUrls(addresses, invoice);
  if (!urls.ok) return { kind: 'later', trouble: urls.fault.code };
  const name = [facts.series, facts.folio, facts.stamp.uuid].filter(Boolean).join('-');
  return {
    kind: 'found',
    value: {
      invoice: {
        lang: stored.lang,
        facts,
        urls: urls.value,
        attachments: [
          { filename: `${name}.xml`, type: 'application/xml', content: xml },
          { filename: `${name}.pdf`, type: 'application/pdf', content: pdf },
        ],
      },
    },
  };
}
