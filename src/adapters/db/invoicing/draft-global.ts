import type { CardType } from '#domain/payment/card-type.ts';
import { randomBytes } from 'node:crypto';
import { receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { insertLines, LINE_COLUMNS, type LineRow, lineOf } from '#adapters/db/invoicing/invoice-lines.ts';
import { CARD_TYPE } from '#adapters/db/invoicing/paid-once.ts';
import { IS_SALE } from '#adapters/db/ledger/ledger.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { GlobalOrder } from '#app/invoicing/monthly-ports.ts';
import { type GlobalSale, globalSales, inDocuments, type UninvoicedSale } from '#domain/invoicing/global-documents.ts';
import type { UndoneTotal } from '#domain/invoicing/global-invoice.ts';
import { formOfLargest } from '#domain/invoicing/payment-form.ts';
import { isInvoiced, PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos, sum } from '#kernel/money.ts';

interface SaleRow {
  readonly payment_id: string;
  readonly method: PaymentMethod;
  readonly card_type: CardType | null;
  readonly amount: number;
  readonly undone: readonly UndoneTotal[];
}

/**
 * A sale that was paid in a span of time and is on no invoice. An invoice that was requested before paying is still to
 * come for a day: after that the sale is declared here, and taken out when the invoice comes.
 */
const UNINVOICED = `payment p join ledger_transfer t on t.source_id = p.payment_id and t.kind = 'capture'
   where p.state = 'captured' and p.amount > 0 and p.method = any($3) and ${IS_SALE}
     and t.created_at >= to_timestamp($1 / 1000.0) and t.created_at < to_timestamp($2 / 1000.0)
     and not exists (select from invoice_payment ip where ip.payment_id = p.payment_id and ip.live)
     and not exists (select from invoice_wish w where w.payment_id = p.payment_id and w.automatic and w.done_at is null
       and t.created_at > clock_timestamp() - interval '1 day')`;

/**
 * Locks the sales until the transaction ends: no refunds, no cheaper changes and no invoice requests meanwhile. What
 * committed while this waited for a lock is only seen by the next statement.
 */
const LOCK_SALES = statement<{ readonly payment_id: string }>(
  'global-lock-sales',
  `select p.payment_id from ${UNINVOICED} order by p.payment_id for update of p`,
);

const SALES = statement<SaleRow>(
  'global-sales',
  `select p.payment_id, p.method, ${CARD_TYPE} as card_type, p.amount,
     coalesce((select json_agg(json_build_object('vatRate', u.vat_rate, 'amount', u.amount))
       from sale_undone_by_rate u where u.payment_id = p.payment_id), '[]') as undone
   from ${UNINVOICED} and p.payment_id = any($4::uuid[])
   order by t.created_at, p.payment_id`,
);

const LINES = statement<LineRow & { readonly payment_id: string }>(
  'global-lines',
  `select payment_id, ${LINE_COLUMNS} from payment_line where payment_id = any($1::uuid[]) order by payment_id, position`,
);

/** Drafts the global invoices of a month in one transaction: a concurrent run waits, and finds nothing left. */
export const draftGlobal = (pool: Pool, order: GlobalOrder): Promise<number> =>
  inTransaction(pool, async (session) => {
    const sales = globalSales(await uninvoiced(session, order), order.openForms);
    const documents = inDocuments(sales, order.mostLines);
    for (const document of documents) await write(session, order, document);
    return documents.length;
  });

async function uninvoiced(session: Session, { from, to }: GlobalOrder): Promise<readonly UninvoicedSale[]> {
  const sale = [from, to, PAYMENT_METHODS.filter(isInvoiced)];
  const locked = await execute(session, LOCK_SALES, sale);
  const rows = await execute(session, SALES, [...sale, locked.map((row) => row.payment_id)]);
  const sold = Map.groupBy(await execute(session, LINES, [rows.map((row) => row.payment_id)]), (row) => row.payment_id);
  return rows.map((row) => ({
    payment: row.payment_id,
    method: row.method,
    cardType: row.card_type ?? undefined,
    amount: centavos(row.amount),
    undone: row.undone,
    lines: (sold.get(row.payment_id) ?? []).map(lineOf),
  }));
}

const INSERT = statement(
  'global-insert',
  `insert into invoice (invoice_id, series, folio, payment_form, total, month, part, request_hash, next_try_at,
     rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'G', nextval('invoice_folio_g'), $2, $3, $4,
     (select coalesce(max(part), 0) + 1 from invoice where month = $4), '', clock_timestamp(), $5, $6, $7, $8, $9, $10, $11)`,
);

const HOLD = statement(
  'global-hold-payments',
  `insert into invoice_payment (invoice_id, payment_id, amount)
   select $1, given.payment_id, given.amount from unnest($2::uuid[], $3::int[]) as given (payment_id, amount)
   order by given.payment_id`,
);

async function write(session: Session, { month, receiver }: GlobalOrder, sales: readonly GlobalSale[]): Promise<void> {
  const id = uuidV7(Date.now(), randomBytes(10));
  const total = sum(sales.map(({ amount }) => amount));
  await execute(session, INSERT, [id, formOfLargest(sales), total, month, ...receiverValues(receiver)]);
  await execute(session, HOLD, [id, sales.map(({ payment }) => payment), sales.map(({ amount }) => amount)]);
  await insertLines(
    session,
    id,
    sales.flatMap(({ lines }) => lines),
  );
  notifyAfterCommit(session, 'stamp');
}
