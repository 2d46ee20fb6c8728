import { randomBytes } from 'node:crypto';
import { type ReceiverRow, receiverOf, receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { insertLines } from '#adapters/db/invoicing/invoice-lines.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { type RefundedTotal, refundedLine, receiverOfCredit } from '#domain/invoicing/credit-note.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { sum } from '#kernel/money.ts';

/** The invoice that is partly or wholly refunded. */
export interface CreditedRow extends ReceiverRow {
  readonly invoice_id: string;
  readonly series: string;
  readonly folio: number;
  readonly reservation_id: string | null;
  readonly lang: 'es' | 'en';
  readonly email: string;
  readonly payment_form: string;
}

const INSERT = statement(
  'credit-note-insert',
  `insert into invoice (invoice_id, series, folio, reservation_id, lang, email, payment_form, total, credits, credit_source, request_hash,
     next_try_at, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'E', nextval('invoice_folio_e'), $2, $3, $4, $5, $6, $7, $8, '', clock_timestamp(), $9, $10, $11, $12, $13, $14, $15)`,
);

export interface Credit {
  readonly source: string;
  /** c_FormaPago: how the money is refunded. */
  readonly form: string;
  readonly givenBack: readonly Omit<RefundedTotal, 'invoice'>[];
}

/** Drafts one credit note. */
export async function draftCredit(
  session: Session,
  of: CreditedRow,
  { source, form, givenBack }: Credit,
): Promise<void> {
  const id = uuidV7(Date.now(), randomBytes(10));
  const invoice = `${of.series} ${of.folio}`;
  await execute(session, INSERT, [
    id,
    of.reservation_id,
    of.lang,
    of.email,
    form,
    sum(givenBack.map(({ amount }) => amount)),
    of.invoice_id,
    source,
    ...receiverValues(receiverOfCredit(receiverOf(of))),
  ]);
  await insertLines(
    session,
    id,
    givenBack.map((each) => refundedLine({ ...each, invoice })),
  );
  notifyAfterCommit(session, 'stamp');
}
