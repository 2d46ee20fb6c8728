import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PaidOnce } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface PaidRow {
  readonly payment_id: string;
  readonly concept: PaidOnce['concept'];
  readonly method: PaymentMethod;
  readonly card_type: 'debit' | 'credit' | null;
  readonly amount: number;
  readonly taken_at: number;
  readonly undone: number;
  readonly folios: readonly string[];
  readonly invoice_id: string | null;
  readonly state: InvoiceState | null;
  readonly global_id: string | null;
}

/** Captured, of a reservation, of its changes and of what was added to it. */
const FAMILY = `payment p join reservation r using (reservation_id)
  where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0`;

const PAID = statement<PaidRow>(
  'invoicing-paid',
  `select p.payment_id, case when r.adding is not null then 'addition' when r.change is not null then 'change' else 'trip' end as concept, p.method, p.card_type, p.amount, t.taken_at,
     coalesce((select sum(u.net + u.vat) from sale_undone u where u.payment_id = p.payment_id), 0)::int as undone,
     array(select f from payment_line l, unnest(l.folios) f where l.payment_id = p.payment_id
       group by f order by min(l.position), f) as folios,
     case when i.series = 'F' then i.invoice_id end as invoice_id, case when i.series = 'F' then i.state end as state,
     case when i.series = 'G' then i.invoice_id end as global_id
   from payment p
   join reservation r using (reservation_id)
   join payment_taken t using (payment_id)
   left join invoice_payment ip on ip.payment_id = p.payment_id and ip.live
   left join invoice i on i.invoice_id = ip.invoice_id
   where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0
   order by t.taken_at, p.payment_id`,
);

/** Who gives back locks them for himself; who invoices may do it at once, and the index says who was first. */
const SHARE = statement('invoicing-share-payments', `select from ${FAMILY} order by payment_id for share of p`);

/** Nothing of these payments is given back until the transaction ends. */
export const sharePayments = (session: Session, reservation: string): Promise<unknown> =>
  execute(session, SHARE, [reservation]);

/** The captured payments of a reservation, of its changes and of what was added, oldest first. */
export const paidOnce = async (session: Session, reservation: string): Promise<readonly PaidOnce[]> =>
  (await execute(session, PAID, [reservation])).map((row) => ({
    id: id(row.payment_id),
    concept: row.concept,
    folios: row.folios,
    method: row.method,
    cardType: row.card_type ?? undefined,
    amount: centavos(row.amount),
    undone: centavos(row.undone),
    paidAt: instant(row.taken_at),
    invoice: row.state ?? undefined,
    invoiceId: row.invoice_id === null ? undefined : id(row.invoice_id),
    globalId: row.global_id === null ? undefined : id(row.global_id),
  }));
