import { IS_CANCELLED, latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { JourneySeatStatus, SeatChangeStatus } from '#app/amendments/seats/ports.ts';
import type { SeatedPassenger } from '#domain/amendments/seat-rules.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { instant, zone } from '#kernel/instant.ts';

interface SeatRow {
  readonly status: PaymentStatus;
  readonly now: number;
  readonly is_money_going_back: boolean;
  readonly has_unpaid_change: boolean;
  readonly direction: Direction;
  readonly departs_at: number | null;
  readonly zone: string | null;
  readonly bus_seats: number | null;
  readonly is_cancelled: boolean;
  readonly passengers: readonly SeatedPassenger[];
}

/**
 * A row for each journey. Passengers on a lap, without a run or with a cancelled ticket have no seat. A change that holds
 * no seat is none: the server stopped before it held one.
 */
const SEATS = statement<SeatRow>(
  'seat-change-standing',
  `select r.status, clock_timestamp() as now, j.direction, c.departs_at, c.zone, d.seats as bus_seats, ${IS_CANCELLED} as is_cancelled,
     exists (
       select from refund f where f.reservation_id = r.reservation_id and f.state <> 'paid'
     ) as is_money_going_back,
     exists (
       select from reservation o
       where o.parent_id = r.reservation_id and o.change is not null and not o.expired and o.status <> 'approved'
         and exists (select from seat_claim held where held.reservation_id = o.reservation_id)
     ) as has_unpaid_change,
     coalesce((
       select json_agg(json_build_object(
         'position', t.passenger, 'seat', t.seat,
         'hasBoarded', exists (select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'),
         'changes', (select count(*) from seat_change s
           where s.reservation_id = t.reservation_id and s.direction = t.direction and s.passenger = t.passenger)
       ) order by t.passenger)
       from ticket t
       where t.reservation_id = r.reservation_id and t.direction = j.direction and t.status = 'valid'
         and t.seat is not null
     ), '[]') as passengers
   from reservation r
   cross join lateral (values
     ('departure', r.departure_id, r.departure_from, true), ('return', r.return_id, r.return_from, r.round or r.via_id is not null)
   ) as j (direction, departure_id, from_leg, is_there)
   left join departure d on d.departure_id = j.departure_id
   ${latestDelay('j')}
   left join departure_call c on c.departure_id = j.departure_id and c.call_index = j.from_leg
   where r.reservation_id = $1 and j.is_there
   order by j.direction`,
);

/** The journeys of a reservation, with what decides whether seats may change. */
export async function readSeats(session: Session, reservation: ReservationId): Promise<SeatChangeStatus> {
  const rows = await execute(session, SEATS, [reservation]);
  const [first] = rows;
  if (!first) throw new Error(`no reservation ${reservation}`);
  return {
    status: first.status,
    now: instant(first.now),
    isMoneyGoingBack: first.is_money_going_back,
    hasUnpaidChange: first.has_unpaid_change,
    journeys: rows.map(journeyOf),
  };
}

const journeyOf = (row: SeatRow): JourneySeatStatus => ({
  direction: row.direction,
  departs: row.departs_at === null ? undefined : instant(row.departs_at),
  zone: row.zone === null ? undefined : zone(row.zone),
  busSeats: row.bus_seats ?? 0,
  isCancelled: row.is_cancelled,
  passengers: row.passengers,
});
