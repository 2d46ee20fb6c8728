import type { Invoice, Series } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceFile } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** A receiver as stored. */
export interface ReceiverRow {
  readonly rfc: string;
  readonly name: string;
  readonly postal_code: string;
  readonly regime: string;
  readonly cfdi_use: string;
  readonly country: string | null;
  readonly tax_id: string | null;
}

export interface InvoiceRow extends ReceiverRow {
  readonly invoice_id: string;
  readonly series: Series;
  readonly folio: number;
  readonly reservation_id: string | null;
  readonly codes: readonly string[];
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  readonly fault: ErrorCode | null;
  readonly email: string;
  readonly total: number;
  readonly asked_at: number;
  readonly session_hash: Uint8Array | null;
  readonly uuid: string | null;
  readonly stamped_at: number | null;
  readonly replaces: string | null;
  readonly replaced_by: string | null;
  readonly payments: readonly string[];
  readonly files: readonly InvoiceFile[];
}

/** The columns of an invoice `i`. */
export const INVOICE = `select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.fault, i.email, i.total, i.asked_at,
    i.session_hash, i.uuid, i.stamped_at, i.replaces, i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
    (select n.invoice_id from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as replaced_by,
    array(select ip.payment_id::text from invoice_payment ip where ip.invoice_id = i.invoice_id order by 1) as payments,
    array(select distinct r.code from invoice_payment ip join payment p using (payment_id)
      join orders o on o.order_id = p.reservation_id join orders r on r.order_id = coalesce(o.parent_id, o.order_id)
      where i.reservation_id is not null and ip.invoice_id = coalesce(i.credits, i.invoice_id) order by 1) as codes,
    array(select f.file from invoice_file f where f.invoice_id = i.invoice_id order by 1) as files
  from invoice i`;

export const receiverOf = (row: ReceiverRow): FiscalProfile => ({
  rfc: row.rfc,
  name: row.name,
  postalCode: row.postal_code,
  regime: row.regime,
  use: row.cfdi_use,
  ...(row.country === null || row.tax_id === null ? {} : { residence: { country: row.country, taxId: row.tax_id } }),
});

/** In the order rfc, name, postal_code, regime, cfdi_use, country, tax_id. */
export const receiverValues = ({
  rfc,
  name,
  postalCode,
  regime,
  use,
  residence,
}: FiscalProfile): readonly unknown[] => [
  rfc,
  name,
  postalCode,
  regime,
  use,
  residence?.country ?? null,
  residence?.taxId ?? null,
];

export const invoiceOf = (row: InvoiceRow): Invoice => ({
  id: id(row.invoice_id),
  series: row.series,
  folio: String(row.folio),
  reservation: row.reservation_id === null ? undefined : id(row.reservation_id),
  codes: row.codes.map((code) => id(code)),
  lang: row.lang,
  state: row.state,
  fault: row.fault ?? undefined,
  receiver: receiverOf(row),
  email: row.email,
  total: centavos(row.total),
  payments: row.payments.map((payment) => id(payment)),
  askedAt: instant(row.asked_at),
  askedBy: row.session_hash ?? undefined,
  uuid: row.uuid ?? undefined,
  stampedAt: row.stamped_at === null ? undefined : instant(row.stamped_at),
  replaces: row.replaces === null ? undefined : id(row.replaces),
  replacedBy: row.replaced_by === null ? undefined : id(row.replaced_by),
  files: row.files,
});
