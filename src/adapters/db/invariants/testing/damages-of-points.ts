import { type Damage, damage } from './damage.ts';

const i13 = damage('i13-accounts-have-what-was-booked');
const i19 = damage('i19-no-more-is-given-back-than-was-sold');
const i26 = damage('i26-lots-are-the-balance');
const i30 = damage('i30-packs-of-points-are-given');
const i27 = damage('i27-points-are-won-once');

/** A lot of the single account, with this many points. */
const lot = (amount: number | string): string =>
  `insert into point_lot (lot_id, account, amount, remaining, earned_at) select gen_random_uuid(), account, ${amount}, ${amount}, now()
   from account_balance`;

/** Another lot gave a point of the payment, and the first still has it. */
const SPENT_OTHERWISE = `${lot(1)};
  update account_balance set balance = balance + 1;
  update ledger_transfer set amount = amount + 1 where kind = 'points-credit';
  update point_lot set remaining = remaining - 1 where amount > 1;
  update point_lot_use set amount = amount + 1`;

/** A point expired in its lot and balance only. */
const OVER = `update account_balance set balance = balance - 1;
  update ledger_transfer set amount = amount - 1 where kind = 'points-credit';
  update point_lot set remaining = remaining - 1;
  insert into point_lot_use (lot_id, kind, source_id, amount) select lot_id, 'expired', gen_random_uuid(), 1 from point_lot`;

/** As if its price, or that of its change, had first been given in points. */
const paidWithPoints = (of: 'trip' | 'change'): string => {
  const ids = `(select p.payment_id from payment p join orders o on o.order_id = p.reservation_id
    where (o.parent_id is null) = ${of === 'trip'})`;
  return `
  update payment set provider = 'points', method = 'traveller_win' where payment_id in ${ids};
  update ledger_transfer set debit = (select account from account_balance) where kind = 'capture' and source_id in ${ids};
  insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
  select gen_random_uuid(), 'programme:win', account, amount, 'points-credit', gen_random_uuid(), now()
  from payment, account_balance where payment_id in ${ids}`;
};

/** Nothing of it was ever booked. */
const WON_NOTHING = `delete from ledger_transfer where kind = 'points-won';
  update point_win set points = 0, paid = 0, lot_id = null;
  delete from point_lot;
  delete from account_balance`;

/** As if an agency had paid, whose passenger got credit for it. */
const PAID_BY_AGENCY = `
  update payment set provider = 'agency', method = 'agencies';
  update ledger_transfer set debit = 'agency:018f0000-0000-7000-8000-00000000000f' where kind = 'capture';
  insert into account_balance select 'agency:018f0000-0000-7000-8000-00000000000f', 0 - sum(amount) from ledger_transfer where kind = 'capture'`;

const WON_AGAIN = `alter table point_win drop constraint point_win_reservation_id_passenger_direction_key;
  insert into boarding_scan select (jsonb_populate_record(s, jsonb_build_object('scan_id', gen_random_uuid(), 'folio', s.folio || 'x'))).*
  from boarding_scan s;
  insert into point_win select (jsonb_populate_record(w, jsonb_build_object('folio', w.folio || 'x', 'points', 0, 'paid', 0, 'lot_id', null))).*
  from point_win w`;

/** Damages of points, their lots and winnings. */
export const pointDamages: readonly Damage[] = [
  i19('an account in the ledger whose money became credit', 'added and cancelled', PAID_BY_AGENCY),
  {
    ...i13('points that came from nowhere', 'sold for points', 'update account_balance set balance = balance + 1'),
    also: 'i26-lots-are-the-balance',
  },
  {
    ...i13('points that were spent and are still there', 'sold for points', 'delete from account_balance'),
    also: 'i26-lots-are-the-balance',
  },
  {
    ...i13(
      'points spent twice',
      'sold for points',
      `alter table account_balance drop constraint account_balance_check;
       update ledger_transfer set amount = 1 where kind = 'points-credit';
       update account_balance set balance = 1 - (select amount from payment)`,
    ),
    also: 'i26-lots-are-the-balance',
  },
  i26(
    'a lot of less than is in the balance',
    'sold for points',
    `update point_lot set remaining = remaining - 1; update point_lot_use set amount = amount + 1;
     update ledger_transfer set amount = amount + 1 where kind = 'none'`,
  ),
  i26('a lot nobody earned', 'sold for points', lot(5)),
  i26(
    'a lot below zero, and one that makes up for it',
    'sold for points',
    `alter table point_lot drop constraint point_lot_check;
     update point_lot set amount = amount - remaining - 5, remaining = 0 - 5; ${lot('(select balance + 5 from account_balance)')}`,
  ),
  i26('a use that is not written down', 'sold for points', 'delete from point_lot_use'),
  i26('a payment that took other points than it cost', 'sold for points', SPENT_OTHERWISE),
  i26('points over that nobody booked', 'sold for points', OVER),
  i27('a ticket that won twice', 'won', WON_AGAIN),
  i27('points of nobody who boarded', 'won', 'delete from boarding_scan'),
  i27('points at another rate', 'won', 'update point_win set percent = percent + 1'),
  i27(
    'points of another amount',
    'won',
    'update point_win set points = points + 1, paid = (points + 1) * 100 / percent + 1',
  ),
  i27('points of a ticket paid with points', 'won', paidWithPoints('trip')),
  i27('points of a ticket whose change was paid with points', 'won after a change', paidWithPoints('change')),
  i27('a ticket paid with money that won nothing', 'won', WON_NOTHING),
  i27('points taken back and not booked', 'won', 'update point_win set taken_back = 1'),
  i30('a paid pack without its points', 'pack bought', 'delete from point_pack'),
  i30('a pack of other points than were ordered', 'pack bought', 'update point_pack set points = points + 1'),
  i30(
    'a pack of somebody else',
    'pack bought',
    `update order_item set what = what || '{"traveller":"00000000-0000-0000-0000-000000000000"}'`,
  ),
  i30('bought points that expire', 'pack bought', `update point_lot set expires_at = now() + interval '1 year'`),
  i30(
    'points of an order that nobody paid',
    'pack bought',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', gen_random_uuid(), 'code', '0000000000',
       'status', 'process', 'begun_key', null))).* from orders o;
     insert into order_item select (jsonb_populate_record(i, jsonb_build_object('order_id', o.order_id))).*
     from order_item i, orders o where o.status = 'process';
     update point_pack set order_id = (select order_id from orders where status = 'process')`,
  ),
  i30('a pack that went back and kept its money', 'pack returned', 'update point_pack set returned_at = null'),
];
