import { requestCancellation } from '#adapters/db/invoicing/apply-invoice-update.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type {
  AdministeredList,
  InvoiceAdministration,
  AdministeredInvoice,
} from '#app/invoicing/invoice-administration.ts';
import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface DeskRow {
  readonly invoice_id: string;
  readonly series: Series;
  readonly folio: number;
  readonly code: string | null;
  readonly state: InvoiceState;
  readonly total: number;
  readonly asked_at: number;
  readonly uuid: string | null;
  readonly tries: number;
  readonly fault: ErrorCode | null;
  readonly pac_code: string | null;
  readonly problem: string | null;
}

/** Of all its reservations: a joint invoice has several. */
const CODES = `(select string_agg(distinct r.code, ' ' order by r.code) from invoice_payment ip join payment p using (payment_id)
    join orders o on o.order_id = p.reservation_id join orders r on r.order_id = coalesce(o.parent_id, o.order_id)
    where i.reservation_id is not null and ip.invoice_id = coalesce(i.credits, i.invoice_id)) as code`;

const SELECT = `select i.invoice_id, i.series, i.folio, ${CODES}, i.state, i.total, i.asked_at, i.uuid, i.tries, i.fault, i.pac_code, i.problem
  from invoice i`;

const WAITING = `('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling')`;

/**
 * A tax document that should not be one any more: its cancellation was refused. A corrected one whose correction was
 * cancelled in turn has its payments again, and is rightly valid.
 */
const NOT_CANCELLED = `i.state = 'mailed' and i.cancel_reason is not null and i.fault is not null and (i.cancel_reason <> '01'
    or exists (select from invoice_payment ip where ip.invoice_id = i.invoice_id and not ip.live))`;

const LISTS: Readonly<Record<AdministeredList, Statement<DeskRow>>> = {
  waiting: statement('invoices-waiting', `${SELECT} where i.state in ${WAITING} order by i.asked_at, i.invoice_id`),
  unknown: statement('invoices-unknown', `${SELECT} where i.state = 'unknown' order by i.asked_at, i.invoice_id`),
  rejected: statement(
    'invoices-rejected',
    `${SELECT} where i.state = 'rejected' and i.asked_at > clock_timestamp() - interval '1 month' order by i.asked_at, i.invoice_id`,
  ),
  'not-cancelled': statement(
    'invoices-not-cancelled',
    `${SELECT} where ${NOT_CANCELLED} order by i.asked_at, i.invoice_id`,
  ),
};

const FIND = statement<DeskRow>('invoice-find', `${SELECT} where i.uuid = $1 or i.series = $2 and i.folio = $3`);

/** Of a name like F-120: the series and the folio. */
const NUMBERED = /^([A-Z])-(\d{1,18})$/;

const REPLAY = statement(
  'invoice-replay',
  `update invoice set next_try_at = clock_timestamp(), tries = 0 where invoice_id = $1 and state in ${WAITING} returning invoice_id`,
);

const CANCEL_AGAIN = statement(
  'invoice-cancel-again',
  `update invoice i set state = 'cancelling', cancel_asked_at = null, fault = null, pac_code = null, problem = null, tries = 0,
     next_try_at = clock_timestamp(), updated_at = clock_timestamp()
   where i.invoice_id = $1 and ${NOT_CANCELLED} returning i.invoice_id`,
);

const onDesk = (row: DeskRow): AdministeredInvoice => ({
  id: id(row.invoice_id),
  series: row.series,
  folio: String(row.folio),
  code: row.code ?? undefined,
  state: row.state,
  total: centavos(row.total),
  askedAt: instant(row.asked_at),
  uuid: row.uuid ?? undefined,
  tries: row.tries,
  fault: row.fault ?? undefined,
  pacCode: row.pac_code ?? undefined,
  problem: row.problem ?? undefined,
});

/** Administration of invoices in PostgreSQL. */
export const invoiceAdministration = (pool: Pool): InvoiceAdministration => ({
  list: async (which) => (await withConnection(pool, (session) => execute(session, LISTS[which]))).map(onDesk),
  find: async (named) => {
    const known = named.toUpperCase();
    const [, series = null, folio = null] = NUMBERED.exec(known) ?? [];
    const [row] = await withConnection(pool, (session) => execute(session, FIND, [known, series, folio]));
    return row && onDesk(row);
  },
  cancel: (invoice, reason) => inTransaction(pool, (session) => requestCancellation(session, invoice, reason)),
  replay: (invoice) =>
    withConnection(pool, async (session) => {
      for (const again of [REPLAY, CANCEL_AGAIN]) {
        if ((await execute(session, again, [invoice])).length > 0) {
          notifyAfterCommit(session, 'stamp');
          return true;
        }
      }
      return false;
    }),
});
