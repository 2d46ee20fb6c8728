import { ownedBySignedIn } from '#adapters/db/owned-by-signed-in.ts';
import { secondsUntilOlder } from '#adapters/db/seconds-until.ts';
import { statement } from '#adapters/db/statement.ts';
import type { ProofLevel } from '#domain/access/look-up.ts';

interface TargetRow {
  readonly reservation_id: string;
  readonly pin_version: number;
  readonly last_names: readonly string[];
  readonly phone: string;
}

/** Only what was paid or ordered, or is being refunded: drafts and changes are open to their creator only. */
export const TARGET = statement<TargetRow>(
  'look-up-target',
  `select o.order_id as reservation_id, o.pin_version, array(
     select o.contact ->> 'lastName' where o.contact is not null
     union select p.last_name from passenger p where p.reservation_id = o.order_id
   ) as last_names, coalesce(o.contact ->> 'phone', '') as phone
   from orders o
   where o.code = $1 and o.parent_id is null and (o.status in ('approved', 'order_generated')
     or exists (select from refund f where f.reservation_id = o.order_id))`,
);

/**
 * A weaker proof never replaces a stronger one; a last name and the link of an invoice e-mail add up. The creator needs
 * none.
 */
export const GRANT = statement(
  'look-up-grant',
  `insert into reservation_access (reservation_id, session_hash, level, expires_at)
   select o.order_id, $2, $3, clock_timestamp() + $4 * interval '1 millisecond'
   from orders o where o.order_id = $1 and o.session_hash <> $2
   on conflict (reservation_id, session_hash) do update set
     level = case
       when reservation_access.expires_at <= clock_timestamp() then excluded.level
       when array[reservation_access.level, excluded.level] in (array['masked', 'addressee'], array['addressee', 'masked'])
         then 'invoicing'
       when array_position(array['masked', 'addressee', 'invoicing', 'full'], reservation_access.level)
           > array_position(array['masked', 'addressee', 'invoicing', 'full'], excluded.level)
         then reservation_access.level
       else excluded.level end,
     expires_at = case when reservation_access.expires_at is null then null else excluded.expires_at end`,
);

interface LevelRow {
  readonly reservation_id: string;
  readonly level: ProofLevel;
}

/** What a session may see; its validity is renewed from now. */
export const LEVEL = statement<LevelRow>(
  'look-up-level',
  `with own as (
     select order_id as reservation_id from orders where code = $1 and session_hash = $2
   ), travellers as (
     select o.order_id as reservation_id from orders o where o.code = $1 and ${ownedBySignedIn('o.order_id', '$2')}
   ), proved as (
     update reservation_access a set expires_at = case when a.expires_at is null then null
       else clock_timestamp() + $3 * interval '1 millisecond' end
     from orders o
     where o.code = $1 and a.reservation_id = o.order_id and a.session_hash = $2
       and (a.expires_at is null or a.expires_at > clock_timestamp())
     returning a.reservation_id, a.level
   )
   select reservation_id, 'full' as level from own
   union all select reservation_id, 'full' from travellers
   union all select reservation_id, level from proved limit 1`,
);

export const WAS_FULL = statement(
  'look-up-was-full',
  `select from reservation_access a join orders o on o.order_id = a.reservation_id
   where o.code = $1 and a.session_hash = $2 and a.level = 'full'`,
);

export const FORGET = statement(
  'look-up-forget',
  `delete from reservation_access a using orders o
   where o.code = $1 and a.reservation_id = o.order_id and a.session_hash = $2`,
);

/**
 * The creating session loses access too: from now on it needs the code and a proof like any other. Drafts are released
 * elsewhere.
 */
export const LEAVE = statement(
  'look-up-leave',
  `update orders set session_hash = $3
   where code = $1 and session_hash = $2 and status in ('approved', 'order_generated')`,
);

/** Replaces an enqueued notice, so that the number of round trips is the same. */
export const SAY_NOTHING = statement('recovery-say-nothing', 'select');

/** Serializes concurrent requests for the same code, so that the next statement counts those before it. */
export const QUEUE_UP = statement(
  'recovery-queue-up',
  `select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))`,
);

/** Returns a row if one more may be sent. */
export const MAY_SEND = statement<{ readonly request_id: string }>(
  'recovery-may-send',
  `insert into recovery_request (request_id, code_key, asked_at)
   select $1, $2, clock_timestamp()
   where (select count(*) from recovery_request
          where code_key = $2 and asked_at > clock_timestamp() - interval '1 day') < $3
   returning request_id`,
);

/** Seconds until the oldest of the last this many requests for a code is a day old. */
export const WAIT = statement<{ readonly seconds: number }>(
  'recovery-wait',
  `select ${secondsUntilOlder('asked_at', `interval '1 day'`)}
   from recovery_request where code_key = $1 order by asked_at desc offset $2 limit 1`,
);

/**
 * One statement, regardless of matches. Past trips are skipped: those whose last bus left a day ago, or whose tickets
 * expired.
 */
export const SEND_TICKETS = statement(
  'recovery-send-tickets',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   select found.request, 'ticket.resent', 'ticket.resent:' || found.request,
     jsonb_build_object('reservation', found.reservation_id, 'request', found.request), clock_timestamp()
   from (
     select o.order_id as reservation_id, gen_random_uuid() as request
     from orders o
     where (lower(o.contact ->> 'email') in ($1::text, (select email from traveller where card = $3::text))
         or o.contact ->> 'phone' = $2::text)
       and o.parent_id is null and (o.status = 'approved' or (o.status = 'order_generated' and not o.expired))
       and exists (
         select from ticket t left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
         where t.reservation_id = o.order_id and t.status = 'valid' and t.valid_until >= current_date
           and (c.departs_at is null or c.departs_at > clock_timestamp() - interval '1 day')
       )
     order by o.created_at desc limit $4
   ) found`,
);

export const VOID_CODES = statement(
  'one-time-code-void',
  `update one_time_code set used_at = clock_timestamp()
   where reservation_id = $1 and session_hash = $2 and used_at is null`,
);

export const NEW_CODE = statement(
  'one-time-code-new',
  `insert into one_time_code (one_time_code_id, reservation_id, session_hash, expires_at, contact)
   select $1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond', contact_line(o.contact)
   from orders o where o.order_id = $2`,
);

export const TRY_CODE = statement<{ readonly one_time_code_id: string }>(
  'one-time-code-try',
  `update one_time_code set tries = tries + 1
   where reservation_id = $1 and session_hash = $2 and used_at is null and expires_at > clock_timestamp() and tries < $3
   returning one_time_code_id`,
);

/** Returns a row to the first caller only. The contact it was sent to is confirmed. */
export const USE_UP_CODE = statement<{ readonly one_time_code_id: string }>(
  'one-time-code-use-up',
  `with used as (
     update one_time_code set used_at = clock_timestamp() where one_time_code_id = $1 and used_at is null
     returning one_time_code_id, reservation_id, contact
   ), confirmed as (
     update orders o set confirmed_contact = used.contact from used
     where o.order_id = used.reservation_id and used.contact is not null
   )
   select one_time_code_id from used`,
);
