import type { CardType } from '#domain/payment/card-type.ts';
import { IS_SALE } from '#adapters/db/ledger/ledger.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PaidOnce } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface PaidRow {
  readonly payment_id: string;
  readonly reservation_id: string;
  /** Of its first line; null for sales from before lines existed. */
  readonly sold: SoldThing | null;
  readonly method: PaymentMethod;
  readonly card_type: CardType | null;
  readonly amount: number;
  readonly taken_at: number;
  readonly undone: number;
  readonly folios: readonly string[];
  readonly invoice_id: string | null;
  readonly state: InvoiceState | null;
  readonly global_id: string | null;
}

/** Of an order that was paid in one of these baskets. Its payment comes out of that of the basket. */
const PARTS = `select (part.value ->> 'order')::uuid from order_item i, jsonb_array_elements(i.what -> 'parts') part
    where i.order_id = any($1::uuid[]) and i.what ? 'parts'`;

/** Of a payment `p`: a share of a basket was paid with the card of the basket's payment. */
export const CARD_TYPE = `coalesce(p.card_type, (
       select b.card_type from payment b
       where b.payment_id = case p.provider when 'basket' then substr(p.idempotency_key, 8)::uuid end
     ))`;

const IS_OF = `o.order_id in (
    select own.order_id from orders own where own.order_id = any($1::uuid[])
    union all select follows.order_id from orders follows where follows.parent_id = any($1::uuid[])
    union all ${PARTS}
  ) and (o.order_id = any($1::uuid[]) or o.parent_id = any($1::uuid[]) or p.provider = 'basket' and o.order_id in (${PARTS}))`;

/** Captured payments of some orders and of their follow-up sales. */
const FAMILY = `payment p join orders o on o.order_id = p.reservation_id
  where ${IS_OF} and p.state = 'captured' and p.amount > 0 and ${IS_SALE}`;

const PAID = statement<PaidRow>(
  'invoicing-paid',
  `select p.payment_id, coalesce(o.parent_id, o.order_id) as reservation_id, p.method,
     (select l.facts from payment_line l where l.payment_id = p.payment_id order by l.position limit 1) as sold,
     ${CARD_TYPE} as card_type, p.amount, t.taken_at,
     coalesce((select sum(u.net + u.vat) from sale_undone u where u.payment_id = p.payment_id), 0)::int as undone,
     array(select f from payment_line l, unnest(l.folios) f where l.payment_id = p.payment_id
       group by f order by min(l.position), f) as folios,
     case when i.series = 'F' then i.invoice_id end as invoice_id, case when i.series = 'F' then i.state end as state,
     case when i.series = 'G' then i.invoice_id end as global_id
   from payment p
   join orders o on o.order_id = p.reservation_id
   join payment_taken t using (payment_id)
   left join invoice_payment ip on ip.payment_id = p.payment_id and ip.live
   left join invoice i on i.invoice_id = ip.invoice_id
   where ${IS_OF} and p.state = 'captured' and p.amount > 0 and ${IS_SALE}
   order by t.taken_at, p.payment_id`,
);

/** A refund locks payments exclusively; concurrent invoicing is allowed, and the unique index decides who was first. */
const SHARE = statement('invoicing-share-payments', `select from ${FAMILY} order by payment_id for share of p`);

/** Prevents refunds of these payments until the transaction ends. */
export const sharePayments = (session: Session, reservations: readonly string[]): Promise<unknown> =>
  execute(session, SHARE, [reservations]);

/** What was paid for: sales from before lines existed were of tickets. */
const CONCEPTS: Readonly<Record<SoldThing['kind'], PaidOnce['concept']>> = {
  ticket: 'trip',
  change: 'change',
  addition: 'addition',
  sale: 'trip',
  item: 'other',
};

/** The captured payments of some orders, of their changes and of their additions, oldest first. */
export const paidOnce = async (session: Session, reservations: readonly string[]): Promise<readonly PaidOnce[]> =>
  (await execute(session, PAID, [reservations])).map((row) => ({
    id: id(row.payment_id),
    reservation: id(row.reservation_id),
    concept: row.sold === null ? 'trip' : CONCEPTS[row.sold.kind],
    sold: row.sold ?? { kind: 'sale' },
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
