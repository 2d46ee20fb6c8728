import { announce } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { ofSameTraveller } from '#adapters/db/same-traveller.ts';
import type { DepartureEvents, KnownDeparture } from '#app/disruptions/ports.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { MAX_TRANSFER_MINUTES } from '#domain/timetable/connections.ts';
import { id } from '#kernel/ids.ts';
import { logOfDeparture } from './departure-log.ts';
import { endUnpaid } from './end-unpaid.ts';
import { recordService } from './record-class-change.ts';
import { isUuid } from '#kernel/patterns.ts';

/** Orders that begin to wait for money lock their runs too: they are either found here, or find what is recorded. */
const LOCK = statement('departure-event-lock', 'select from departure where departure_id = $1 for no key update');

const CALL = statement(
  'departure-call-known',
  'select from departure_call where departure_id = $1 and call_index = $2',
);

const INSERT = statement(
  'departure-event-insert',
  `insert into departure_event (event_id, departure_id, from_call, minutes, is_ours, reason, recorded_by)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (event_id) do nothing`,
);

/** The passengers who board from that call on, and those on the first bus of a connection on its way to the transfer. */
const AFFECTED = statement<{ readonly reservation_id: string }>(
  'departure-event-affected',
  `select distinct t.reservation_id from ticket t
   join reservation r using (reservation_id)
   where t.departure_id = $1 and t.status = 'valid' and t.kind <> 'PEND'
     and (t.from_leg >= $2 or (r.via_id is not null and t.direction = 'departure' and t.to_leg >= $2))
   order by t.reservation_id`,
);

/** Of those on their way to that call or a later one: other trips of theirs, which they may not reach in time. */
const FED = statement<{ readonly reservation_id: string }>(
  'departure-event-fed',
  `select distinct other.reservation_id from ticket t
   join reservation r using (reservation_id)
   cross join lateral ${ofSameTraveller('r', 'other')}
   where t.departure_id = $1 and t.to_leg >= $2 and t.status = 'valid' and t.kind <> 'PEND'
     and exists (
       select from ticket own
       join departure_call leaves on leaves.departure_id = own.departure_id and leaves.call_index = own.from_leg
       join departure_call arrives on arrives.departure_id = t.departure_id and arrives.call_index = t.to_leg
       where own.reservation_id = other.reservation_id and own.status = 'valid'
         and leaves.departs_at between arrives.arrives_at and arrives.arrives_at + interval '${MAX_TRANSFER_MINUTES} minutes'
     )
   order by other.reservation_id`,
);

/** Orders waiting for money at the counter or in a store, locked. */
const UNPAID = statement<{ readonly reservation_id: string; readonly direction: Direction }>(
  'departure-event-unpaid',
  `select r.reservation_id, c.direction from reservation r
   join (
     select distinct reservation_id, direction from seat_claim where departure_id = $1 and from_leg >= $2
   ) c using (reservation_id)
   where r.status = 'order_generated' and not r.expired and r.hold_until > clock_timestamp()
   order by r.reservation_id for no key update of r`,
);

/**
 * The same of what is added to a ticket for that departure: such an order holds no seat of its own. Its owner is among
 * those affected.
 */
const UNPAID_ADDITIONS = statement<{ readonly reservation_id: string; readonly direction: Direction }>(
  'departure-event-unpaid-additions',
  `select r.reservation_id, c.direction from reservation r
   join (
     select a.reservation_id, min(t.direction) as direction from ticket t
     join reservation a on a.parent_id = t.reservation_id
     cross join lateral jsonb_array_elements(a.adding -> 'lines') l
     where t.departure_id = $1 and t.from_leg >= $2 and t.status = 'valid' and t.kind <> 'PEND'
       and (l ->> 'passenger')::smallint = t.passenger and l ->> 'direction' = t.direction
     group by a.reservation_id
   ) c using (reservation_id)
   where r.status = 'order_generated' and not r.expired and r.hold_until > clock_timestamp()
   order by r.reservation_id for no key update of r`,
);

const CLASSES = statement<{ readonly id: string; readonly es: string; readonly en: string }>(
  'departure-classes',
  'select service_class_id as id, name_es as es, name_en as en from service_class order by 1',
);

interface KnownRow {
  readonly departure_id: string;
  readonly route: string;
  readonly calls: KnownDeparture['calls'];
}

const KNOWN = `select d.departure_id, coalesce(r.short_name || ' ', '') || r.long_name as route,
  (
    select json_agg(json_build_object('stop', c.stop_id, 'name', s.name,
      'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')) order by c.call_index)
    from departure_call c join stop s using (stop_id) where c.departure_id = d.departure_id
  ) as calls
from departure d join trip t using (trip_id) join route r using (route_id)`;

const BY_ID = statement<KnownRow>('departure-known-by-id', `${KNOWN} where d.departure_id = $1`);

const AT = statement<KnownRow>(
  'departure-known-at',
  `${KNOWN} where exists (
     select from departure_call c where c.departure_id = d.departure_id and c.call_index = 0
       and to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI') = $1 || ' ' || $2
   ) order by route`,
);

const knownOf = ({ departure_id: departure, route, calls }: KnownRow): KnownDeparture => ({
  id: id(departure),
  route,
  calls,
});

/** Departure events, in PostgreSQL. Travellers with a ticket are notified. */
export const departureEvents = (pool: Pool): DepartureEvents => ({
  record: (report) =>
    inTransaction(pool, async (session) => {
      const { departure, fromCall, minutes, isOurs, reason, recordedBy } = report;
      if ((await execute(session, CALL, [departure, fromCall])).length === 0) return undefined;
      await execute(session, LOCK, [departure]);
      await execute(session, INSERT, [report.id, departure, fromCall, minutes ?? null, isOurs, reason, recordedBy]);
      await logOfDeparture(session, {
        actor: recordedBy,
        action: minutes === undefined ? 'departure.cancelled' : 'departure.delayed',
        departure,
        note: minutes === undefined ? reason : `+${minutes} min. ${reason}`,
      });
      const affected = await execute(session, AFFECTED, [departure, fromCall]);
      const fed = minutes === undefined ? [] : await execute(session, FED, [departure, fromCall]);
      const told = new Set([...affected, ...fed].map(({ reservation_id: reservation }) => reservation));
      for (const reservation of told) {
        await announce(session, { topic: 'delay.notice', reservation, event: report.id });
      }
      return affected.length + (minutes === undefined ? await endOrders(session, report) : 0);
    }),
  recordService: (report) => recordService(pool, report),
  services: () =>
    withConnection(pool, async (session) =>
      (await execute(session, CLASSES, [])).map(({ id: service, es, en }) => ({ id: service, name: { es, en } })),
    ),
  byId: async (departure) => {
    if (!isUuid(departure)) return undefined;
    const [row] = await withConnection(pool, (session) => execute(session, BY_ID, [departure]));
    return row && knownOf(row);
  },
  at: (day, clock) => withConnection(pool, async (session) => (await execute(session, AT, [day, clock])).map(knownOf)),
});

/** Ends unpaid orders and notifies their buyers; returns how many trips among them. */
async function endOrders(
  session: Session,
  { id: event, departure, fromCall, reason }: Parameters<DepartureEvents['record']>[0],
): Promise<number> {
  const trips = await execute(session, UNPAID, [departure, fromCall]);
  const additions = await execute(session, UNPAID_ADDITIONS, [departure, fromCall]);
  await endUnpaid(session, [...trips, ...additions], { event, reason });
  return trips.length;
}
