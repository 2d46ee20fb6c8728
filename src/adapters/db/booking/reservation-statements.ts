import { latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import { ownedBySignedIn } from '#adapters/db/owned-by-signed-in.ts';
import { ofSameTraveller } from '#adapters/db/same-traveller.ts';
import { statement } from '#adapters/db/statement.ts';
import { MAX_TRANSFER_MINUTES } from '#domain/timetable/connections.ts';
import type { DraftRow, ReservationRow } from './reservation-rows.ts';

/** What a change of a draft may write, in the order of the values; identity, owner and creation time never change. */
const CHANGING = [
  ['lang', 'text'],
  ['round', 'boolean'],
  ['via_id', 'text'],
  ['onward_id', 'text'],
  ['departure_date', 'date'],
  ['departure_open', 'boolean'],
  ['departure_id', 'uuid'],
  ['departure_from', 'smallint'],
  ['departure_to', 'smallint'],
  ['return_date', 'date'],
  ['return_open', 'boolean'],
  ['return_id', 'uuid'],
  ['return_from', 'smallint'],
  ['return_to', 'smallint'],
  ['promo_code', 'text'],
  ['step', 'text'],
  ['contact', 'jsonb'],
  ['goes_contact', 'boolean'],
  ['additionals_seen', 'boolean'],
  ['extras', 'jsonb'],
  ['dropped_extras', 'jsonb'],
  ['extras_offered', 'boolean'],
  ['released_seats', 'jsonb'],
  ['status', 'text'],
  ['method', 'text'],
  ['hold_until', 'timestamptz'],
  ['extensions', 'smallint'],
  ['expired', 'boolean'],
  ['quote', 'jsonb'],
  ['total', 'integer'],
] as const;

const FIXED = [
  'reservation_id',
  'code',
  'session_hash',
  'origin_id',
  'destination_id',
  'created_at',
  'parent_id',
  'change',
  'adding',
] as const;

const columns = [...FIXED, ...CHANGING.map(([name]) => name)];

/** Written with the others, but queried separately where needed. */
const NOT_READ: ReadonlySet<string> = new Set(['session_hash', 'parent_id', 'total']);
/** Listed by name: a column added by a migration must not change statements already prepared. */
const READ = [...columns.filter((name) => !NOT_READ.has(name)), 'version', 'reseated', 'pin_version'];

const PASSENGERS = `coalesce((
    select json_agg(p order by p.position) from passenger p where p.reservation_id = r.reservation_id
  ), '[]') as passengers`;

/** What was reported about its runs, and what depends on the moment. */
const LIVE = `coalesce((
    select json_agg(json_build_object('direction', j.direction, 'minutes', e.minutes, 'count', (
      select count(*) from departure_event n where n.departure_id = j.departure_id and n.from_call <= j.from_leg
    )))
    from (values ('departure', r.departure_id, r.departure_from), ('return', r.return_id, r.return_from))
      as j (direction, departure_id, from_leg)
    ${latestDelay('j')}
    where e.event_id is not null
  ), '[]') as words,
  coalesce(r.confirmed_contact = contact_line(r.contact), false) as is_contact_confirmed,
  coalesce(r.hold_until <= now(), false) as is_past_hold,
  exists (select from leaving l where l.reservation_id = r.reservation_id) as is_being_left`;

const COLUMNS = READ.map((name) => `r.${name}`).join(', ');

const SELECT = `select ${COLUMNS}, ${PASSENGERS}, ${LIVE},
  coalesce((
    select json_agg(t order by t.direction, t.passenger)
    from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'
  ), '[]') as tickets,
  exists (
    select from payment m
    where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
  ) as has_payment_under_way,
  (
    select json_build_object('reference', m.reference, 'barcode_url', m.barcode_url, 'amount', m.amount,
      'pay_by', (extract(epoch from m.pay_by) * 1000)::float8)
    from payment m
    where m.reservation_id = r.reservation_id and m.state in ('pending', 'unknown') and m.reference is not null
  ) as voucher,
  (
    select json_build_object('amount', sum(f.amount), 'is_paid', bool_and(f.state = 'paid'),
      'is_by_hand', bool_or(f.state = 'by_hand'))
    from refund f where f.reservation_id = r.reservation_id and f.source_id is null having count(*) > 0
  ) as refund,
  array(
    select c.change ->> 'direction' from reservation c
    where c.parent_id = r.reservation_id and c.status = 'approved' and c.change ->> 'from' is not null
  ) as changed,
  coalesce((
    select json_agg(json_build_object('passenger', d.passenger, 'direction', d.direction, 'offer', d.offer, 'name', d.name,
      'quantity', d.quantity, 'max', d.at_most, 'total', d.total, 'net', d.net, 'vat', d.vat,
      'vatRate', d.vat_rate, 'product', d.product, 'unit', json_build_object('key', d.unit_key, 'name', d.unit_name),
      'oneOf', d.one_of, 'access', (
        select json_build_object('state', w.state, 'code', w.access_code) from internet_delivery w where w.addition_id = d.addition_id
      ))
      order by d.direction, d.passenger, d.addition_id)
    from addition d where d.reservation_id = r.reservation_id and d.give_back_id is null
  ), '[]') as additions,
  array(
    select t.direction from ticket t
    where t.reservation_id = r.reservation_id and t.give_back_id is not null
    union
    select l ->> 'direction' from give_back g cross join jsonb_array_elements(g.differences) l
    where g.reservation_id = r.reservation_id
  ) as given_up,
  case when r.via_id is not null then (
    select json_build_object('event', e.event_id, 'minutes', e.minutes, 'has_boarded', exists (
      select from ticket t join boarding_scan b on b.folio = t.folio and b.verdict = 'boards'
      where t.reservation_id = r.reservation_id and t.direction = 'return' and t.status = 'valid'
    ))
    from (values (r.departure_id, r.departure_to)) as j (departure_id, from_leg)
    ${latestDelay('j')}
    where e.event_id is not null
  ) end as transfer_delay,
  coalesce(case when r.status = 'approved' and r.via_id is null then (
    select json_agg(json_build_object('direction', j.direction, 'code', other.code, 'at', arrives.stop_id,
      'arrives', (extract(epoch from arrives.arrives_at) * 1000)::float8, 'event', e.event_id, 'minutes', e.minutes,
      'has_boarded', exists (
        select from ticket t join boarding_scan b on b.folio = t.folio and b.verdict = 'boards'
        where t.reservation_id = r.reservation_id and t.direction = j.direction and t.status = 'valid'
      )))
    from (values ('departure', r.departure_id, r.departure_from), ('return', r.return_id, r.return_from))
      as j (direction, departure_id, call_index)
    join departure_call leaves using (departure_id, call_index)
    cross join lateral ${ofSameTraveller('r', 'other')}
    cross join lateral (
      select distinct t.departure_id, t.to_leg as from_leg from ticket t
      where t.reservation_id = other.reservation_id and t.status = 'valid' and t.departure_id is not null
    ) first
    join departure_call arrives on arrives.departure_id = first.departure_id and arrives.call_index = first.from_leg
    ${latestDelay('first')}
    where arrives.arrives_at between leaves.departs_at - interval '${MAX_TRANSFER_MINUTES} minutes' and leaves.departs_at
  ) end, '[]') as feeders,
  coalesce((
    select json_agg(json_build_object('code', k.code, 'amount', b.balance,
      'expires_at', (extract(epoch from k.expires_at) * 1000)::float8) order by k.expires_at)
    from credit k join account_balance b on b.account = 'credit:' || k.credit_id
    where k.reservation_id = r.reservation_id and b.balance > 0 and k.expires_at > clock_timestamp()
  ), '[]') as credits
from reservation r`;

/**
 * Whether a session may open the reservation `r` in full: it created it, was granted access, or its traveller is
 * signed in there.
 */
const openTo = (session: string): string => `(
    r.session_hash = ${session}
    or exists (
      select from reservation_access a
      where a.reservation_id = r.reservation_id and a.session_hash = ${session} and a.level = 'full'
        and (a.expires_at is null or a.expires_at > clock_timestamp())
    )
    or ${ownedBySignedIn('r.reservation_id', session)}
  )`;

/** The same for the session `$2`. */
export const OPEN_TO_SESSION = openTo('$2');

/**
 * The same for a reservation that no payment was begun for, which therefore has no ticket, refund, credit or addition
 * either. A change or addition is read as a whole.
 */
export const DRAFT_BY_CODE = statement<DraftRow>(
  'reservation-draft-by-code',
  `select ${COLUMNS}, ${PASSENGERS}, ${LIVE}
   from reservation r
   where r.code = $1 and r.status = 'process' and r.change is null and r.adding is null
     and not exists (select from payment m where m.reservation_id = r.reservation_id)
     and ${OPEN_TO_SESSION}`,
);

/** A reservation by its code, for the session that created it or one that was granted access. */
export const BY_CODE = statement<ReservationRow>(
  'reservation-by-code',
  `${SELECT} where r.code = $1 and ${OPEN_TO_SESSION}`,
);

/**
 * What a session can still pay. A temporary look-up does not ask the visitor to pay on the home page. A draft with only
 * open journeys holds no seat and never expires: after a day it no longer counts.
 */
export const UNPAID = statement<ReservationRow>(
  'reservation-unpaid',
  `${SELECT}
   where (r.session_hash = $1 or r.reservation_id in (
       select a.reservation_id from reservation_access a
       where a.session_hash = $1 and a.level = 'full' and a.expires_at is null
     ))
     and not r.expired and r.status <> 'approved'
     and not exists (
       select from leaving l
       where l.reservation_id = r.reservation_id and l.session_hash = $1 and l.since > clock_timestamp() - interval '1 minute'
     )
     and (
       r.hold_until > clock_timestamp()
       or (r.hold_until is null and r.step = 'pago' and r.created_at > clock_timestamp() - interval '1 day')
       or exists (
         select from payment m
         where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
       )
     )
   order by r.created_at desc limit $2`,
);

/** Grants a session access; the creator needs none. */
export const LET_IN = statement(
  'reservation-let-in',
  `insert into reservation_access (reservation_id, session_hash)
   select r.reservation_id, $2 from reservation r where r.reservation_id = $1 and r.session_hash <> $2
   on conflict (reservation_id, session_hash) do update set level = 'full', expires_at = null`,
);

/** A reservation by its id, for signed links, jobs and webhooks, which belong to no session. */
export const BY_ID = statement<ReservationRow>('reservation-by-id', `${SELECT} where r.reservation_id = $1`);

const KIND = columns.length + 1;
const PASSENGERS_FROM = KIND;

const PASSENGER_COLUMNS = 8;

/** The values of `passengers`, as arrays after those of the reservation. */
const passengersAt = (from: number): string =>
  `unnest($${from + 1}::smallint[], $${from + 2}::text[], $${from + 3}::text[], $${from + 4}::text[],
    $${from + 5}::smallint[], $${from + 6}::smallint[], $${from + 7}::text[],
    $${from + 8}::uuid[])
    as given (position, type, first_name, last_name, seat_departure, seat_return, tier, traveller_id)`;

const INSERTING = `with written as (
     insert into reservation (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (code) do nothing
     returning reservation_id
   ), item as (
     insert into order_item (order_id, position, kind) select reservation_id, 1, $${KIND} from written
   )
   insert into passenger
     (reservation_id, position, type, first_name, last_name, seat_departure, seat_return, tier, traveller_id)
   select written.reservation_id, given.*
   from written, ${passengersAt(PASSENGERS_FROM)}
   returning position`;

const FIRST_CHANGE = 3;
const CHANGED_PASSENGERS = passengersAt(CHANGING.length + FIRST_CHANGE - 1);

/** A step changes few of its passengers: one who stays as they were is not written. */
const updating = (where: string, also = ''): string => `with written as (
     update reservation r set version = version + 1,
       ${CHANGING.map(([name, type], index) => `${name} = $${index + FIRST_CHANGE}::${type}`).join(', ')}
     where reservation_id = $1::uuid and version = $2 ${where}
     returning reservation_id
   ), changed as (
     update passenger p
     set type = given.type, first_name = given.first_name, last_name = given.last_name,
       seat_departure = given.seat_departure, seat_return = given.seat_return, tier = given.tier,
       traveller_id = given.traveller_id
     from written, ${CHANGED_PASSENGERS}
     where p.reservation_id = written.reservation_id and p.position = given.position
       and (p.type, p.first_name, p.last_name, p.seat_departure, p.seat_return, p.tier, p.traveller_id)
         is distinct from (given.type, given.first_name, given.last_name, given.seat_departure, given.seat_return, given.tier,
           given.traveller_id)
   )
   select reservation_id${also} from written`;

/**
 * Ends a statement that is a transaction of its own, about a draft: its commit does not wait for the disk. A draft
 * sells nothing, and a crash of the server that loses its last step loses nothing else: what is committed later, such
 * as a payment, is never kept without it.
 */
const WITHOUT_WAITING = `, set_config('synchronous_commit', 'off', true)`;

interface InsertedPassenger {
  readonly position: number;
}

interface Updated {
  readonly reservation_id: string;
}

interface WithoutWaiting {
  readonly set_config: string;
}

/** Creates an order with its one item. Returns a row per passenger, or none when the code is taken. */
export const INSERT = statement<InsertedPassenger>('reservation-insert', INSERTING);

/** The same for a draft, outside of a transaction. */
export const INSERT_DRAFT = statement<InsertedPassenger & WithoutWaiting>(
  'reservation-insert-draft',
  INSERTING + WITHOUT_WAITING,
);

/** Returns a row, or none when the version has changed since it was read. */
export const UPDATE = statement<Updated>('reservation-update', updating(''));

/** The same for a draft, outside of a transaction. */
export const UPDATE_DRAFT = statement<Updated & WithoutWaiting>(
  'reservation-update-draft',
  updating('', WITHOUT_WAITING),
);

const CHANGER = CHANGING.length + PASSENGER_COLUMNS + FIRST_CHANGE;

/**
 * The same for a draft that was not read before. The session behind all other values must still be allowed to open it,
 * and nothing may refuse a change: no payment, no seats that may be gone, no end.
 */
export const UPDATE_REMEMBERED = statement<Updated & WithoutWaiting>(
  'reservation-update-remembered',
  updating(
    `and r.status = 'process' and not r.expired and r.hold_until is null
       and not exists (select from payment m where m.reservation_id = r.reservation_id)
       and ${openTo(`$${CHANGER}`)}`,
    WITHOUT_WAITING,
  ),
);

/** Like `UPDATE`, unless a passenger would be given a seat that the reservation does not hold. */
export const UPDATE_HOLDING = statement<Updated>(
  'reservation-update-holding',
  updating(`and not exists (
       select from ${CHANGED_PASSENGERS}
       cross join lateral (values ('departure', given.seat_departure), ('return', given.seat_return))
         as named (direction, seat)
       where named.seat is not null and not exists (
         select from seat_claim c
         where c.reservation_id = $1::uuid and c.direction = named.direction and c.passenger = given.position
           and c.seat = named.seat
       )
     )`),
);
