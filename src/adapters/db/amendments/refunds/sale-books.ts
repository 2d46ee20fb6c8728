import { SOLD } from '#adapters/db/ledger/ledger.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SaleBook, SalePayment } from '#domain/amendments/open-sales.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

interface BookRow {
  readonly reservation_id: string;
  readonly kind: SaleBook['kind'];
  readonly net: number;
  readonly vat: number;
  readonly own_net: number;
  readonly own_vat: number;
  readonly payment_id: string | null;
  readonly provider: string | null;
  readonly method: PaymentMethod | null;
  readonly by_link: boolean | null;
  readonly rates: readonly (number | null)[];
}

/** An order has at most one captured payment: any other is due back. */
const BOOKS = statement<BookRow>(
  'give-back-sale-books',
  `with family as (
     select reservation_id, case when parent_id is null then 'trip' when adding is null then 'change' else 'addition' end as kind
     from reservation where $1 in (reservation_id, parent_id)
   ), book as (
     select f.reservation_id, f.kind,
       ${SOLD}
     from family f left join ledger_transfer l using (reservation_id)
     group by f.reservation_id, f.kind
   ), own as (
     select a.made_by as reservation_id, sum(a.net)::int as net, sum(a.vat)::int as vat
     from addition a join ticket t using (reservation_id, passenger, direction)
     where a.reservation_id = $1 and a.give_back_id is null and t.folio = any($2)
     group by a.made_by
   )
   select book.*, coalesce(own.net, 0) as own_net, coalesce(own.vat, 0) as own_vat, p.payment_id, p.provider, p.method, p.by_link,
     array(select distinct l.vat_rate from payment_line l where l.payment_id = p.payment_id) as rates
   from book
   left join own on own.reservation_id = book.reservation_id
   left join payment p on p.reservation_id = book.reservation_id and p.state = 'captured' and p.amount > 0
   order by p.created_at desc, p.payment_id`,
);

const LOCK_PAYMENTS = statement(
  'give-back-lock-payments',
  `select from payment
   where reservation_id in (select reservation_id from reservation where $1 in (reservation_id, parent_id))
     and state = 'captured'
   order by payment_id for update`,
);

export const lockPayments = (session: Session, reservation: string): Promise<unknown> =>
  execute(session, LOCK_PAYMENTS, [reservation]);

/** The books of a trip and its changes and additions; `givenUp` are folios of tickets. Newest first. */
export const saleBooks = async (
  session: Session,
  reservation: string,
  givenUp: readonly string[],
): Promise<readonly SaleBook[]> => (await execute(session, BOOKS, [reservation, givenUp])).map(bookOf);

const bookOf = (row: BookRow): SaleBook => ({
  order: id(row.reservation_id),
  kind: row.kind,
  sold: { net: centavos(row.net), vat: centavos(row.vat) },
  own: { net: centavos(row.own_net), vat: centavos(row.own_vat) },
  paid: paidOf(row),
});

const paidOf = ({
  payment_id: payment,
  provider,
  method,
  by_link: isByLink,
  rates,
}: BookRow): SalePayment | undefined =>
  payment === null || provider === null || method === null || isByLink === null
    ? undefined
    : { payment: id(payment), provider, method, isByLink, rates };
