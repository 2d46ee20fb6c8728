import {
  INVOICE_PROOF_LIFETIME,
  type InvoiceAddresses,
  type InvoiceTokens,
  type InvoiceUrls,
  invoiceUrls,
} from '#app/invoicing/invoice-links.ts';
import type { Invoice, Invoices, Series } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isStamped } from '#domain/invoicing/invoice-state.ts';
import { isGenericRfc, parseRfc } from '#domain/invoicing/rfc.ts';
import { after, type Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The series of this site: an invoice with another one was issued elsewhere. */
const SERIES: readonly string[] = ['F', 'G', 'E'] satisfies readonly Series[];

export interface SearchSeries {
  readonly series: string;
  readonly folio: string;
  readonly rfc: string;
}

interface SearchDeps {
  readonly invoices: Pick<Invoices, 'bySeries'>;
  readonly tokens: Pick<InvoiceTokens, 'sign'>;
  /** Path of a file for the holder of a token. */
  readonly filePath: (invoice: InvoiceId, file: InvoiceFile, token: string) => string;
}

/** An invoice with URLs of its files that need no further proof. */
export interface FoundInvoice {
  readonly invoice: Invoice;
  readonly urls: InvoiceUrls;
}

/**
 * Finds an invoice by the facts printed on it (M104). The RFC is the proof, so generic RFCs, which are public, find
 * nothing; the caller limits guesses.
 */
export const searchSeries =
  ({ invoices, ...signing }: SearchDeps) =>
  async (input: SearchSeries, now: Instant): Promise<Result<readonly FoundInvoice[], Faults>> => {
    const missing = missingIn(input);
    if (missing) return fail(missing);
    const rfc = parseRfc(input.rfc);
    if (!rfc) return fail([fault('rfc_invalid', 'rfc')]);
    const series = input.series.trim().toUpperCase();
    if (!SERIES.includes(series)) return fail([fault('unexpected_source', 'series')]);
    const folio = input.folio.trim().replace(/^0+(?=\d)/, '');
    const isLookedFor = !isGenericRfc(rfc) && /^\d{1,18}$/.test(folio);
    const found = isLookedFor ? await invoices.bySeries({ series, folio, rfc: rfc.text }) : [];
    const stamped = found.filter(({ state }) => isStamped(state) || state === 'cancelled');
    if (stamped.length === 0) return fail([fault('invoice_not_found', undefined, { for: 'series' })]);
    return withUrls(stamped, signedPaths(signing, now));
  };

const signedPaths = ({ tokens, filePath }: Omit<SearchDeps, 'invoices'>, now: Instant): InvoiceAddresses => {
  const expires = after(now, INVOICE_PROOF_LIFETIME);
  return { urlOf: async (invoice, file) => filePath(invoice, file, tokens.sign({ invoice, expires })) };
};

async function withUrls(
  invoices: readonly Invoice[],
  addresses: InvoiceAddresses,
): Promise<Result<readonly FoundInvoice[], Faults>> {
  const found: FoundInvoice[] = [];
  for (const invoice of invoices) {
    const urls = await invoiceUrls(addresses, invoice.id);
    if (!urls.ok) return fail([urls.fault]);
    found.push({ invoice, urls: urls.value });
  }
  return ok(found);
}

function missingIn({ series, folio, rfc }: SearchSeries): Faults | undefined {
  const [first, ...others] = [
    ...(series.trim() === '' ? [fault('series_required', 'series')] : []),
    ...(folio.trim() === '' ? [fault('folio_required', 'folio')] : []),
    ...(rfc.trim() === '' ? [fault('rfc_required', 'rfc')] : []),
  ];
  return first && [first, ...others];
}
