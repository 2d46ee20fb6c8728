import { type Damage, damage } from './damage.ts';
import { invoiceDamages } from './damages-of-invoices.ts';
import { orderDamages } from './damages-of-orders.ts';
import { pointDamages } from './damages-of-points.ts';
import { tourDamages } from './damages-of-tours.ts';

const audit = damage('audit-bitmaps-are-the-sum-of-claims');
const i00 = damage('i00-no-seat-claimed-twice');
const i01 = damage('i01-no-seat-ticketed-twice');
const i02 = damage('i02-approved-has-its-seats');
const i03 = damage('i03-ticket-has-its-seat');
const i04 = damage('i04-captured-once');
const i05 = damage('i05-approved-is-captured');
const i06 = damage('i06-transfers-balance');
const i07 = damage('i07-customers-are-even');
const i08 = damage('i08-paying-is-being-paid');
const i09 = damage('i09-approved-is-announced');
const i10 = damage('i10-payments-come-to-an-end');
const i11 = damage('i11-ledger-has-what-was-captured');
const i12 = damage('i12-quotas-of-a-run');
const i13 = damage('i13-accounts-have-what-was-booked');
const i15 = damage('i15-parties-are-legal');
const i15Refunds = damage('i15-refunds-are-owed-and-booked-once');
const i16 = damage('i16-claims-match-their-reservation');
const i17 = damage('i17-changes-are-made');
const i18 = damage('i18-credits-are-booked');
const i20 = damage('i20-lines-are-what-was-paid');
const i25 = damage('i25-orders-hold-something');
const i33 = damage('i33-connections-have-both-buses');
const i31 = damage('i31-lounges-are-not-overfull');
const i28 = damage('i28-internet-is-delivered');
const i24 = damage('i24-additions-are-made');
const i19 = damage('i19-no-more-is-given-back-than-was-sold');
const i23 = damage('i23-differences-are-of-records');

/** Copies a row of a table with some columns changed. */
const copy = (table: string, change: string): string =>
  `insert into ${table} select (jsonb_populate_record(${table}, ${change})).* from ${table}`;

const OTHER = '018f0000-0000-7000-8000-00000000000f';

const passengers = (type: string, from: number, to: number): string =>
  `insert into passenger (reservation_id, position, type)
   select reservation_id, n, '${type}' from reservation, generate_series(${from}, ${to}) n`;

/** A transfer of five centavos. */
const transfer = (debit: string, credit: string, source: string, kind = 'other'): string =>
  `insert into ledger_transfer select gen_random_uuid(), reservation_id, '${debit}', '${credit}', 5, '${kind}', ${source}, now()
   from payment`;

/** A bus large enough for the first of a party to have more seats, in the rear places. */
const seats = (all: number, quota: string): string => `
  update departure set seats = 40;
  insert into seat_claim select (jsonb_populate_record(c, jsonb_build_object('passenger', n, 'seat', n + 10))).*
    from seat_claim c, generate_series(2, ${all}) n;
  update seat_claim set quota = '${quota}';
  update leg_seats l set taken = (
    select bit_or(1::bigint << (c.seat - 1)) from seat_claim c
    where c.departure_id = l.departure_id and c.from_leg <= l.leg and c.to_leg > l.leg)
  where taken <> 0`;

/** Each causes one breach only and repairs what other checks would detect. */
export const damages: readonly Damage[] = [
  ...orderDamages,
  ...pointDamages,
  audit('a leg that forgot its seats', 'sold', 'update leg_seats set taken = 0 where taken <> 0'),
  audit('a leg with a seat too many', 'sold', 'update leg_seats set taken = taken | 8 where taken <> 0'),
  i00(
    'two who hold one seat',
    'chosen',
    `${copy('reservation', `'{"reservation_id": "${OTHER}", "code": "OTHER"}'`)};
     ${copy('seat_claim', `'{"reservation_id": "${OTHER}"}'`)}`,
  ),
  i01(
    'two tickets for one seat',
    'sold',
    `drop index one_valid_ticket;
     ${copy('ticket', `jsonb_build_object('ticket_id', gen_random_uuid(), 'folio', folio || 'x')`)}`,
  ),
  i02('a seat that is not the one they chose', 'sold', 'update passenger set seat_departure = seat_departure % 4 + 1'),
  i02('a passenger without a seat', 'sold', passengers('adult', 2, 2)),
  i02('seats that nobody sits on', 'sold', 'delete from passenger'),
  i03('a ticket for another seat', 'sold', `update ticket set seat = seat % 4 + 1 where direction = 'return'`),
  i03('a ticket for other legs', 'sold', 'update ticket set to_leg = to_leg + 1'),
  i03('an unpaid ticket for another seat', 'ordered', 'update ticket set seat = seat % 4 + 1'),
  i04(
    'a second capture',
    'sold',
    `drop index one_live_payment;
     ${copy('payment', `'{"payment_id": "${OTHER}", "idempotency_key": "other", "provider_ref": "other"}'`)};
     ${copy('payment_line', `'{"payment_id": "${OTHER}"}'`)};
     ${copy('ledger_transfer', `jsonb_build_object('transfer_id', gen_random_uuid(), 'source_id', '${OTHER}')`)}`,
  ),
  i05(
    'approved and not paid',
    'sold',
    `update payment set state = 'declined', fault = 'card_declined'; delete from ledger_transfer`,
  ),
  i05('approved for another total', 'sold', 'update reservation set total = total + 1'),
  i05(
    'paid and not approved',
    'sold',
    `update reservation set status = 'process', hold_until = now() + interval '5 min';
     update seat_claim set state = 'held', hold_until = now() + interval '5 min';
     update ticket set status = 'void'`,
  ),
  i06('money from an account of nobody', 'sold', `update ledger_transfer set credit = 'pocket' where kind = 'sale'`),
  i06('a transfer for no payment', 'sold', transfer('sales', 'vat', `'${OTHER}'::uuid`)),
  i06('points given for a payment', 'sold', transfer('programme:win', 'sales', 'payment_id', 'points-credit')),
  i06(
    'a transfer from an account to itself',
    'sold',
    `alter table ledger_transfer drop constraint ledger_transfer_check; ${transfer('sales', 'sales', 'payment_id')}`,
  ),
  i07('a centavo that was never sold', 'sold', `update ledger_transfer set amount = amount - 1 where kind = 'vat'`),
  i07('money taken for nothing', 'sold', `delete from ledger_transfer where kind in ('sale', 'vat')`),
  i08('pinned seats of nobody who pays', 'chosen', `update seat_claim set state = 'paying', hold_until = null`),
  i08(
    'a pin of a quarter of an hour',
    'at the bank',
    `update payment set created_at = created_at - interval '16 minutes'`,
  ),
  i09('a sale nobody was told of', 'sold', 'delete from outbox'),
  i09('a sale without its tickets', 'sold', `update ticket set status = 'void'`),
  i10(
    'a payment of the day before yesterday',
    'at the bank',
    `update payment set created_at = created_at - interval '2 days';
     update seat_claim set state = 'held', hold_until = now() + interval '5 min'`,
  ),
  i11('a capture that was not booked', 'sold', 'delete from ledger_transfer'),
  i11(
    'a capture booked to another provider',
    'sold',
    `update ledger_transfer set debit = 'provider:other' where kind = 'capture'`,
  ),
  i11(
    'a capture booked with another amount',
    'sold',
    `update payment set amount = amount + 1; update reservation set total = total + 1;
     update payment_line set vat = vat + 1 where position = 1`,
  ),
  i11(
    'a capture booked twice',
    'sold',
    `${transfer('provider:scripted', 'customer', 'payment_id', 'capture again')};
     ${transfer('customer', 'sales', 'payment_id', 'sale again')}`,
  ),
  i12('three of the two that the law allows', 'sold to three', `update seat_claim set quota = 'inapam'`),
  i12('nine students of eight', 'chosen', seats(9, 'student')),
  i13('points of the other ledger', 'sold for points', `update payment set method = 'traveller_win'`),
  i15('more infants than laps', 'sold', passengers('infant', 2, 3)),
  i15('five students', 'chosen', passengers('student', 2, 6)),
  i15('three teachers', 'chosen', passengers('teacher_flex', 2, 4)),
  i15(
    'eleven passengers',
    'chosen',
    `alter table passenger drop constraint passenger_position_check; ${passengers('adult', 2, 11)}`,
  ),
  i15Refunds(
    'money that went back and is not booked',
    'sold',
    `insert into refund select gen_random_uuid(), payment_id, reservation_id, amount, 'late', 'paid', 1, now(), null, null,
       now(), now() from payment`,
  ),
  i15Refunds('money that nobody gives back', 'paid twice', 'delete from refund'),
  i15Refunds('less given back than was taken', 'paid twice', 'update refund set amount = amount - 1'),
  i15Refunds('money that is said to be back and is not', 'given back', `update refund set state = 'due'`),
  {
    ...i15Refunds(
      'money given back twice',
      'given back',
      `insert into ledger_transfer select gen_random_uuid(), reservation_id, debit, credit, amount, 'again', source_id, now()
       from ledger_transfer where kind = 'refund'`,
    ),
    also: 'i07-customers-are-even',
  },
  i19('sales that were never made', 'cancelled', `update ledger_transfer set credit = 'bank' where kind = 'sale'`),
  i19('tax that was never taken', 'cancelled', `update ledger_transfer set credit = 'bank' where kind = 'vat'`),
  i19('a part that says more than was booked', 'cancelled', 'update give_back_part set amount = amount + 1'),
  i19('a rate of more than was booked', 'cancelled', 'update sale_undone_rate set amount = amount + 1'),
  i19('money nobody owes', 'cancelled', 'update give_back set money = money + 1'),
  i19('money and credit for the same', 'cancelled', `update give_back set means = 'credit'`),
  {
    ...i19('a ticket that was given up and is good', 'cancelled', `update ticket set status = 'valid'`),
    also: 'i03-ticket-has-its-seat',
  },
  i23('a difference nobody recorded', 'downgraded', 'delete from departure_service'),
  i23(
    'a difference of less than was given',
    'downgraded',
    'update departure_service_fare set runs_fare = runs_fare + 1000',
  ),
  i23(
    'more lines than were given',
    'downgraded',
    `update departure_service_fare set runs_fare = 1; update give_back set differences = differences || differences`,
  ),
  i16('seats of a bus that is not there', 'chosen', 'delete from departure'),
  i16('seats of nobody', 'chosen', 'delete from reservation'),
  i16(
    'a seat the bus has not',
    'chosen',
    'alter table departure drop constraint departure_seats_check; update departure set seats = 0',
  ),
  i16(
    'legs the run has not',
    'chosen',
    'alter table departure drop constraint departure_legs_check; update departure set legs = 0',
  ),
  i16('seats on a journey not chosen', 'chosen', 'update reservation set departure_to = departure_to + 1'),
  i16('seats on a way back not chosen', 'chosen', 'update reservation set return_id = departure_id'),
  {
    ...i16('sold seats of a draft', 'chosen', `update seat_claim set state = 'sold', hold_until = null`),
    also: 'i02-approved-has-its-seats',
  },
  i16('seats of who has gone', 'chosen', 'update reservation set expired = true'),
  i16('seats kept for an order nobody made', 'chosen', 'update seat_claim set pend = true'),
  i05('a change nobody paid for', 'changed', `update reservation set total = total + 1 where parent_id is null`),
  i09('a change nobody was told of', 'changed', `delete from outbox where topic = 'ticket.changed'`),
  i13('a credit that was spent and is still there', 'changed for less', 'update account_balance set balance = 1'),
  i17(
    'a change to a run that its reservation is not on',
    'changed',
    'update reservation set departure_to = departure_to + 1 where parent_id is not null',
  ),
  i17(
    'a change at a price that its reservation has not',
    'changed',
    `update reservation set quote = jsonb_set(quote, '{departure}', '1') where parent_id is not null`,
  ),
  i17(
    'a change to a seat that its reservation has not',
    'changed',
    `update passenger p set seat_departure = seat_departure % 4 + 1
     from reservation r where r.reservation_id = p.reservation_id and r.parent_id is not null`,
  ),
  i18('a credit of more than was booked', 'changed for less', 'update credit set amount = amount + 1'),
  i18('a credit that is nowhere written down', 'changed for less', 'delete from credit'),
  i18(
    'a credit of nothing',
    'sold',
    `insert into credit select gen_random_uuid(), reservation_id, gen_random_uuid(), 5, now(), now() from reservation`,
  ),
  i20('a sale without its lines', 'sold', 'delete from payment_line'),
  i20('lines of more than was paid', 'changed', 'update payment_line set vat = vat + 1 where position = 1'),
  i20('lines of nothing', 'sold', `${copy('payment_line', `'{"payment_id": "${OTHER}"}'`)}`),
  ...invoiceDamages,
  i09('something added nobody was told of', 'added', `delete from outbox where topic = 'addition.made'`),
  i24('something paid for that nobody has', 'added', 'delete from addition'),
  i24('more than was paid for', 'added', 'update addition set total = total + 1, net = net + 1'),
  i24('taxed otherwise than it was paid', 'added', 'update addition set net = net + 1, vat = vat - 1'),
  i24(
    'of the payment for the tickets',
    'added',
    `update addition set payment_id = p.payment_id
    from payment p join reservation r using (reservation_id) where r.parent_id is null`,
  ),
  i24(
    'of a total without it',
    'added',
    `update reservation set quote = jsonb_set(quote, '{additionals}', '0')
    where parent_id is null`,
  ),
  i24(
    'more than there may be',
    'added',
    'alter table addition drop constraint addition_check; update addition set at_most = quantity - 1',
  ),
  i24(
    'bought with the seats, and nobody has it',
    'sold',
    `update reservation set extras =
      '[{"passenger": 1, "direction": "departure", "offer": "bag", "quantity": 1, "total": 11600, "net": 10000, "vat": 1600}]'`,
  ),
  i24('with nobody on the bus', 'added', 'update addition set passenger = 9'),
  i24('kept without its ticket', 'added and cancelled', 'update addition set give_back_id = null'),
  i24('given back without its ticket', 'added', 'update addition set give_back_id = gen_random_uuid()'),
  i28('internet that nobody delivers', 'added', `update addition set one_of = 'internet', at_most = 1, quantity = 1`),
  i28(
    'internet that is over and was not refunded',
    'added',
    `with one as (
    update addition set one_of = 'internet', at_most = 1, quantity = 1 returning addition_id, reservation_id)
    insert into internet_delivery (addition_id, order_id, package, state, settled_at)
    select addition_id, reservation_id, '', 'ending', clock_timestamp() from one`,
  ),
  i28('internet nobody bought', 'sold', `insert into internet_delivery select '${OTHER}'::uuid, '${OTHER}'::uuid, ''`),
  i31(
    'more people in a lounge than fit',
    'sold',
    `insert into lounge_hour values ('coast', '2026-12-01 10:00Z', 1);
    insert into lounge_visit (visit_id, code, traveller_id, lounge, starts_at, ends_at, people, state)
    values (gen_random_uuid(), 'S000000000', gen_random_uuid(), 'coast', '2026-12-01 10:00Z', '2026-12-01 11:00Z', 2, 'booked')`,
  ),
  i31(
    'a visit of an order that nobody paid',
    'chosen',
    `insert into lounge_visit (visit_id, code, traveller_id, order_id, lounge, starts_at, ends_at, people, state)
    select gen_random_uuid(), 'S000000000', gen_random_uuid(), order_id, 'coast', '2026-12-01 10:00Z', '2026-12-01 11:00Z', 1,
      'booked' from orders`,
  ),
  ...tourDamages,
  i33(
    'a connection with seats on its first bus alone',
    'chosen',
    `update orders set via_id = 'pvr', round = false;
     delete from seat_claim where direction = 'return';
     update leg_seats l set taken = 0
     where not exists (select from seat_claim c where c.departure_id = l.departure_id and l.leg between c.from_leg and c.to_leg - 1)`,
  ),
  i25('an order of nothing', 'sold', 'delete from order_item'),
  i25('a trip sold as something else', 'sold', `update order_item set kind = 'coffee'`),
  i25('luggage sold as a trip', 'added', `update order_item set kind = 'trip'`),
];
