import { type ReceiverRow, receiverOf } from '#adapters/db/invoicing/invoice-rows.ts';
import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { CancelReason } from '#app/invoicing/ports.ts';
import type { InvoiceInWork } from '#app/invoicing/work-ports.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface WorkRow extends ReceiverRow {
  readonly invoice_id: string;
  readonly series: Series;
  readonly folio: number;
  readonly reservation_id: string | null;
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  readonly email: string;
  readonly payment_form: string;
  readonly total: number;
  readonly month: string | null;
  readonly replaces: string | null;
  readonly replaces_uuid: string | null;
  readonly credits_uuid: string | null;
  readonly tries: number;
  readonly seal: number;
  readonly sealed_at: number | null;
  readonly sealed_xml: string | null;
  readonly is_stale: boolean;
  readonly uuid: string | null;
  readonly stamped_xml: string | null;
  readonly cancel_reason: CancelReason | null;
  readonly cancel_asked_at: number | null;
  readonly instead_uuid: string | null;
}

/** The columns of an invoice `i` that a worker reads. */
export const IN_WORK = `i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.email, i.payment_form, i.total, i.month, i.replaces,
  i.tries, i.seal, i.sealed_at, i.sealed_xml, i.is_stale, i.uuid, i.stamped_xml, i.cancel_reason, i.cancel_asked_at,
  i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
  (select o.uuid from invoice o where o.invoice_id = i.replaces) as replaces_uuid,
  (select o.uuid from invoice o where o.invoice_id = i.credits) as credits_uuid,
  (select n.uuid from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as instead_uuid`;

export const inWorkOf = (row: WorkRow): InvoiceInWork => ({
  id: id(row.invoice_id),
  series: row.series,
  folio: String(row.folio),
  reservation: row.reservation_id === null ? undefined : id(row.reservation_id),
  lang: row.lang,
  state: row.state,
  receiver: receiverOf(row),
  email: row.email,
  paymentForm: row.payment_form,
  total: centavos(row.total),
  month: row.month === null ? undefined : (row.month as Month),
  replacesUuid: row.replaces_uuid ?? undefined,
  creditsUuid: row.credits_uuid ?? undefined,
  tries: row.tries,
  seal: row.seal,
  sealedAt: row.sealed_at === null ? undefined : instant(row.sealed_at),
  sealedXml: row.sealed_xml ?? undefined,
  isStale: row.is_stale,
  uuid: row.uuid ?? undefined,
  stampedXml: row.stamped_xml ?? undefined,
  cancel:
    row.cancel_reason === null
      ? undefined
      : {
          reason: row.cancel_reason,
          insteadUuid: row.cancel_reason === '01' ? (row.instead_uuid ?? undefined) : undefined,
          asked: row.cancel_asked_at !== null,
        },
});
