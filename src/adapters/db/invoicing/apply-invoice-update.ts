import { IN_WORK, inWorkOf, type WorkRow } from '#adapters/db/invoicing/invoice-in-work.ts';
import { notifyOfRefusal } from '#adapters/db/invoicing/notify-of-refusal.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { InvoiceInWork, InvoiceUpdate, Trouble } from '#app/invoicing/work-ports.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import { type InvoiceState, nextInvoiceState } from '#domain/invoicing/invoice-state.ts';
import { updateVerdict, whenCancelled } from '#domain/invoicing/invoice-update.ts';

const LOCKED = statement<WorkRow>(
  'invoice-locked',
  `select ${IN_WORK} from invoice i where i.invoice_id = $1 for update of i`,
);

/** What happened, and the terms that say until when an invoice can be requested. */
export interface InvoiceChange {
  readonly update: InvoiceUpdate;
  readonly terms: InvoicingTerms;
}

/** Writes an invoice update and its consequences. A late or repeated update changes nothing. */
export async function applyInvoiceUpdate(
  session: Session,
  { id, seal }: InvoiceInWork,
  change: InvoiceChange,
): Promise<InvoiceInWork> {
  const { update, terms } = change;
  const row = await locked(session, id);
  const now = inWorkOf(row);
  const uuid = update.event === 'stamped' ? update.stamp.uuid : undefined;
  const verdict = updateVerdict(now, { event: update.event, seal, uuid });
  if (verdict.kind === 'second-document')
    throw new Error(`invoice ${id} is stamped as ${now.uuid ?? 'nothing yet'}, and another seal as ${uuid}`);
  if (verdict.kind === 'nothing') return now;
  await write(session, row, { next: verdict.next, update });
  if (update.event === 'rejected') await notifyOfRefusal(session, row, { fault: update.trouble.fault, terms });
  return inWorkOf(await locked(session, id));
}

async function locked(session: Session, id: string): Promise<WorkRow> {
  const [row] = await execute(session, LOCKED, [id]);
  if (!row) throw new Error(`no invoice ${id}`);
  return row;
}

interface Change {
  readonly next: InvoiceState;
  readonly update: InvoiceUpdate;
}

async function write(session: Session, row: WorkRow, { next, update }: Change): Promise<void> {
  switch (update.event) {
    case 'sealed':
      await execute(session, SEALED, [row.invoice_id, next, update.xml, new Date(update.at)]);
      break;
    case 'stamped':
      await execute(session, STAMPED, [
        row.invoice_id,
        next,
        update.stamp.uuid,
        update.stamp.xml,
        new Date(update.stamp.stampedAt),
      ]);
      if (row.replaces) await cancelReplaced(session, row.replaces);
      break;
    case 'rejected':
      await execute(session, MOVED, [row.invoice_id, next, ...troubleOf(update.trouble), false]);
      await release(session, row);
      break;
    case 'unanswered':
      await execute(session, MOVED, [row.invoice_id, next, ...troubleOf(update.trouble), update.isStale ?? false]);
      break;
    case 'cancel_refused':
      await execute(session, MOVED, [row.invoice_id, next, ...troubleOf(update.trouble), false]);
      // Its correction may have been cancelled meanwhile.
      if (row.cancel_reason === '01') await execute(session, GIVE_TO, [row.invoice_id, row.invoice_id]);
      break;
    case 'mailed':
      await execute(session, MOVED, [row.invoice_id, next, ...troubleOf(), false]);
      await tell(session, row);
      break;
    case 'cancelled':
      await execute(session, CANCELLED, [row.invoice_id, next]);
      await execute(session, FREE, [row.invoice_id]);
      // The invoice it replaced is still valid if the SAT refused to cancel it.
      if (row.replaces) await execute(session, GIVE_TO, [row.invoice_id, row.replaces]);
      break;
    case 'sent':
    case 'absent':
    case 'stale':
    case 'rendered':
    case 'cancel_asked':
      await execute(session, MOVED, [row.invoice_id, next, ...troubleOf(), false]);
      break;
  }
}

const troubleOf = (trouble?: Trouble): readonly (string | null)[] => [
  trouble?.fault ?? null,
  trouble?.pacCode ?? null,
  trouble?.problem?.slice(0, 1_000) ?? null,
];

/** Moves to the next state; the row stays leased to its current worker. Clears the previous problem. */
const MOVED = statement(
  'invoice-moved',
  `update invoice set tries = case when state = $2 then tries else 0 end, state = $2, fault = $3, pac_code = $4, problem = $5,
     is_stale = is_stale or $6, updated_at = clock_timestamp()
   where invoice_id = $1`,
);

/** Increments the seal: the previous text never became a document. */
const SEALED = statement(
  'invoice-sealed',
  `update invoice set state = $2, seal = seal + 1, sealed_xml = $3, sealed_at = $4, is_stale = false, fault = null, pac_code = null,
     problem = null, tries = 0, updated_at = clock_timestamp()
   where invoice_id = $1`,
);

const STAMPED = statement(
  'invoice-stamped',
  `update invoice set state = $2, uuid = $3, stamped_xml = $4, stamped_at = $5, fault = null, pac_code = null, problem = null, tries = 0,
     updated_at = clock_timestamp()
   where invoice_id = $1`,
);

const CANCELLED = statement(
  'invoice-cancelled',
  `update invoice set state = $2, cancelled_at = clock_timestamp(), fault = null, updated_at = clock_timestamp() where invoice_id = $1`,
);

const FREE = statement(
  'invoice-free-payments',
  'update invoice_payment set live = false where invoice_id = $1 and live',
);

/** The old invoice is cancelled now that the new one is stamped; the SAT requires this order. */
async function cancelReplaced(session: Session, replaced: string): Promise<void> {
  const row = await locked(session, replaced);
  const next = nextInvoiceState(row.state, 'cancel_asked');
  if (next) await cancel(session, replaced, { next, reason: '01' });
}

const CANCEL = statement(
  'invoice-cancel',
  `update invoice set state = $2, cancel_reason = $3, cancel_asked_at = null, fault = null, tries = 0, next_try_at = clock_timestamp(),
     updated_at = clock_timestamp()
   where invoice_id = $1`,
);

/** Requests a cancellation with one of the SAT's reasons. False when it cannot be cancelled. */
export async function requestCancellation(session: Session, invoice: string, reason: string): Promise<boolean> {
  const row = await locked(session, invoice);
  const next = whenCancelled(row.state);
  if (next === undefined) return false;
  await cancel(session, invoice, { next, reason });
  return true;
}

async function cancel(
  session: Session,
  invoice: string,
  { next, reason }: { readonly next: InvoiceState; readonly reason: string },
): Promise<void> {
  await execute(session, CANCEL, [invoice, next, reason]);
  notifyAfterCommit(session, 'stamp');
}

/** Nothing was issued: its payments return to the previous invoice, and dependent documents end with it. */
async function release(session: Session, row: WorkRow): Promise<void> {
  await execute(session, FREE, [row.invoice_id]);
  await execute(session, DROP_FOLLOWERS, [row.invoice_id]);
  if (row.replaces) await execute(session, GIVE_TO, [row.invoice_id, row.replaces]);
  else await execute(session, GIVE_BACK, [row.invoice_id]);
}

/** Credit notes that were waiting for this invoice to be stamped. */
const DROP_FOLLOWERS = statement(
  'invoice-drop-followers',
  `update invoice set state = 'rejected', updated_at = clock_timestamp() where credit_source = $1 and state = 'draft'`,
);

/**
 * Gives its payments to another stamped invoice that contained them, except those that a later correction has
 * taken.
 */
const GIVE_TO = statement(
  'invoice-give-payments-to',
  `update invoice_payment ip set live = true
   from invoice_payment mine, invoice i
   where mine.invoice_id = $1 and ip.payment_id = mine.payment_id and ip.invoice_id = $2 and i.invoice_id = $2
     and i.state in ('stamped', 'rendered', 'mailed')
     and not exists (select from invoice_payment taken where taken.payment_id = mine.payment_id and taken.live)`,
);

/** Gives them back to the global invoices they were to be taken out of. */
const GIVE_BACK = statement(
  'invoice-give-payments-back',
  `update invoice_payment ip set live = true
   from invoice_payment mine, invoice i
   where mine.invoice_id = $1 and ip.payment_id = mine.payment_id and ip.invoice_id = i.invoice_id and i.series = 'G'
     and i.state in ('stamped', 'rendered', 'mailed')
     and exists (select from invoice e where e.credits = i.invoice_id and e.credit_source = $1)`,
);

/** Enqueues the e-mail to the customer in the same transaction, once. Global invoices are sent to nobody. */
async function tell(session: Session, row: WorkRow): Promise<void> {
  const { invoice_id: invoice, reservation_id: reservation, email: to } = row;
  if (reservation === null || to === '') return;
  await announce(session, { topic: 'invoice.ready', reservation, invoice, request: invoice, to });
}
