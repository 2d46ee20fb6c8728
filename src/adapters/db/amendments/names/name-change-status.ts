import { IS_CANCELLED, latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { NameChangeStatus } from '#app/amendments/names/ports.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { instant, zone } from '#kernel/instant.ts';

interface NameRow {
  readonly status: PaymentStatus;
  readonly now: number;
  readonly position: number;
  readonly type: PassengerType;
  readonly first_name: string;
  readonly last_name: string;
  readonly changes: number;
  readonly has_ticket: boolean;
  readonly has_boarded: boolean;
  readonly is_cancelled: boolean;
  readonly departs_at: number | null;
  readonly zone: string | null;
}

const NAMES = statement<NameRow>(
  'names-standing',
  `select r.status, clock_timestamp() as now, p.position, p.type, p.first_name, p.last_name,
     (select count(*)::int from name_change n
      where n.reservation_id = p.reservation_id and n.passenger = p.position) as changes,
     good.has_ticket, good.has_boarded, good.is_cancelled, leaving.departs_at, leaving.zone
   from reservation r
   join passenger p using (reservation_id)
   cross join lateral (
     select count(*) > 0 as has_ticket, coalesce(bool_or(exists (
       select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'
     )), false) as has_boarded, coalesce(bool_and(${IS_CANCELLED}), false) as is_cancelled
     from ticket t ${latestDelay('t')}
     where t.reservation_id = p.reservation_id and t.passenger = p.position and t.status = 'valid'
   ) good
   left join lateral (
     select c.departs_at, c.zone from ticket t
     join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
     ${latestDelay('t')}
     where t.reservation_id = p.reservation_id and t.passenger = p.position and t.status = 'valid' and not (${IS_CANCELLED})
     order by c.departs_at limit 1
   ) leaving on true
   where r.reservation_id = $1
   order by p.position`,
);

/** The passengers of a reservation, with what decides whether their names may change. */
export async function readNames(session: Session, reservation: ReservationId): Promise<NameChangeStatus> {
  const rows = await execute(session, NAMES, [reservation]);
  const [first] = rows;
  if (!first) throw new Error(`no reservation ${reservation}`);
  return {
    status: first.status,
    now: instant(first.now),
    passengers: rows.map((row) => ({
      position: row.position,
      type: row.type,
      firstName: row.first_name,
      lastName: row.last_name,
      hasTicket: row.has_ticket,
      hasBoarded: row.has_boarded,
      isCancelled: row.is_cancelled,
      departs: row.departs_at === null ? undefined : instant(row.departs_at),
      zone: row.zone === null ? undefined : zone(row.zone),
      changes: row.changes,
    })),
  };
}
