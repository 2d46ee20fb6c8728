import { sqlState } from '#adapters/db/database-errors.ts';
import { copyLines } from '#adapters/db/invoicing/invoice-lines.ts';
import { receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { paidOnce, sharePayments } from '#adapters/db/invoicing/paid-once.ts';
import { takeOutOfGlobal } from '#adapters/db/invoicing/take-out-of-global.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { Rollback } from '#app/transaction.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { InvoiceOrder, Ordered, PaidOnce } from '#app/invoicing/invoice-ports.ts';
import { fault } from '#domain/errors.ts';
import { id } from '#kernel/ids.ts';
import { sum } from '#kernel/money.ts';

/** A concurrent request for the same payment was first: this one retries, and finds it. */
const TRIES = 4;
const UNIQUE_VIOLATION = '23505';

/** Drafts an invoice and takes its payments, in one transaction. */
export async function orderInvoice(pool: Pool, order: InvoiceOrder): Promise<Ordered> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withRollback(pool, (session) => orderWithin(session, order));
    } catch (problem) {
      if (sqlState(problem) !== UNIQUE_VIOLATION || tries === TRIES) throw problem;
    }
  }
}

/** The same inside the caller's transaction. */
export async function orderWithin(session: Session, order: InvoiceOrder): Promise<Ordered> {
  await sharePayments(session, order.reservations);
  const known = await sameOne(session, order);
  if (known) return { kind: 'repeated', id: id(known) };
  if (order.replaces && !(await makeRoom(session, order.replaces))) {
    throw new Rollback<Ordered>({ kind: 'refused', fault: fault('invoice_not_replaceable', 'invoice_id') });
  }
  const found = await paidOnce(session, order.reservations);
  const decided = order.decide(found);
  if (!decided.ok) {
    // The payment may have been taken by the same request, sent twice concurrently.
    const meanwhile = await sameOne(session, order);
    if (meanwhile) return { kind: 'repeated', id: id(meanwhile) };
    throw new Rollback<Ordered>({ kind: 'refused', fault: decided.fault });
  }
  const chosen = found.filter((payment) => order.payments.includes(payment.id));
  const taken = chosen.filter(({ globalId }) => globalId !== undefined).map((payment) => payment.id);
  const taking = { invoice: order.id, payments: taken, form: decided.value };
  if (taken.length > 0 && !(await takeOutOfGlobal(session, taking))) {
    throw new Rollback<Ordered>({ kind: 'refused', fault: fault('incomplete_invoice', 'payments') });
  }
  await write(session, { order, chosen, paymentForm: decided.value });
  return { kind: 'drafted', id: order.id };
}

const SAME = statement<{ readonly invoice_id: string }>(
  'invoice-same',
  `select i.invoice_id from invoice i
   where i.reservation_id = $1 and i.request_hash = $2 and i.series = 'F' and i.state not in ('rejected', 'cancelled')
     and exists (select from invoice_payment ip where ip.invoice_id = i.invoice_id and ip.live)
   order by i.asked_at desc limit 1`,
);

const sameOne = async (session: Session, { reservations, requestHash }: InvoiceOrder): Promise<string | undefined> =>
  (await execute(session, SAME, [reservations[0], requestHash]))[0]?.invoice_id;

const REPLACEABLE = statement(
  'invoice-replaceable',
  `select from invoice o
   where o.invoice_id = $1 and o.series = 'F' and o.state in ('rendered', 'mailed')
     and not exists (select from invoice n where o.invoice_id in (n.replaces, n.credits) and n.state not in ('rejected', 'cancelled'))
   for update`,
);

const MAKE_ROOM = statement(
  'invoice-make-room',
  'update invoice_payment set live = false where invoice_id = $1 and live',
);

/**
 * An invoice with refunds cannot be cancelled, so it cannot be replaced. A replaced invoice releases its payments, and
 * gets them back if the new one is rejected.
 */
async function makeRoom(session: Session, replaced: string): Promise<boolean> {
  if ((await execute(session, REPLACEABLE, [replaced])).length === 0) return false;
  await execute(session, MAKE_ROOM, [replaced]);
  return true;
}

const INSERT = statement(
  'invoice-insert',
  `insert into invoice (invoice_id, series, folio, reservation_id, lang, email, payment_form, total, session_hash, request_hash,
     replaces, next_try_at, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'F', nextval('invoice_folio_f'), $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp(), $10, $11, $12, $13, $14, $15, $16)`,
);

const HOLD = statement(
  'invoice-hold-payments',
  `insert into invoice_payment (invoice_id, payment_id, amount)
   select $1, given.payment_id, given.amount from unnest($2::uuid[], $3::int[]) as given (payment_id, amount)
   order by given.payment_id`,
);

interface Writing {
  readonly order: InvoiceOrder;
  readonly chosen: readonly PaidOnce[];
  readonly paymentForm: string;
}

async function write(session: Session, { order, chosen, paymentForm }: Writing): Promise<void> {
  await execute(session, INSERT, [
    order.id,
    order.reservations[0],
    order.lang,
    order.email,
    paymentForm,
    sum(chosen.map(({ amount }) => amount)),
    Buffer.from(order.sessionHash),
    order.requestHash,
    order.replaces ?? null,
    ...receiverValues(order.receiver),
  ]);
  await copyLines(session, order.id, order.payments);
  await execute(session, HOLD, [order.id, chosen.map((payment) => payment.id), chosen.map(({ amount }) => amount)]);
  notifyAfterCommit(session, 'stamp');
}
