import { type InvoiceAddresses, type InvoiceUrls, invoiceUrls } from '#app/invoicing/invoice-links.ts';
import type { InvoiceFiles } from '#app/invoicing/ports.ts';
import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { Attachment } from '#app/notices/ports.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** What writing about tax documents is made of. */
export interface InvoiceNoticeDeps {
  readonly files: Pick<InvoiceFiles, 'get'>;
  readonly addresses: InvoiceAddresses;
  /** Undefined for what is not stamped. */
  readonly read: (xml: string) => StampedFacts | undefined;
  /** Whether money of a reservation is on an invoice. */
  readonly isInvoiced: (reservation: ReservationId) => Promise<boolean>;
}

/** A tax document to write about: everything that is said of it stands in its XML. */
export interface NoticedInvoice {
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

/** For who is asked to ask for an invoice: they may have done so by now. */
export async function unlessInvoiced(
  { invoicing }: InvoiceSource,
  { payload: { reservation } }: Asked<'invoice.rejected' | 'invoice.reminder'>,
): Promise<Found<InvoiceDetails>> {
  return (await invoicing.isInvoiced(reservation)) ? MOOT : { kind: 'found', value: {} };
}

/** Reads the tax document of an e-mail that carries it. */
export async function readInvoice(
  { invoicing: { files, addresses, read } }: InvoiceSource,
  { payload: { invoice } }: Asked<'invoice.ready'>,
): Promise<Found<InvoiceDetails>> {
  if (invoice === undefined) return { kind: 'found', value: {} };
  const [xml, pdf] = [await files.get(invoice, 'xml'), await files.get(invoice, 'pdf')];
  if (!xml || !pdf) return { kind: 'later', trouble: 'incomplete_invoice' };
  const facts = read(new TextDecoder().decode(xml));
  if (!facts) throw new Error(`invoice ${invoice} is stored without its stamp`);
  const urls = await invoiceUrls(addresses, invoice);
  if (!urls.ok) return { kind: 'later', trouble: urls.fault.code };
  const name = [facts.series, facts.folio, facts.stamp.uuid].filter(Boolean).join('-');
  return {
    kind: 'found',
    value: {
      invoice: {
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
