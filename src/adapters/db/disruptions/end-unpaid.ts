import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RunCancellation } from '#domain/disruptions/run-cancellation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { IS_CANCELLED, latestDelay } from './latest-disruption.ts';

/** The journeys that an order is for: those of its seats, or of the tickets to which it adds. */
const RIDES = `(
     select departure_id, from_leg, direction from seat_claim where reservation_id = $1
     union all
     select t.departure_id, t.from_leg, t.direction from reservation r
     cross join lateral jsonb_array_elements(r.adding -> 'lines') l
     join ticket t on t.reservation_id = r.parent_id and t.passenger = (l ->> 'passenger')::smallint
       and t.direction = l ->> 'direction' and t.status = 'valid' and t.kind <> 'PEND'
     where r.reservation_id = $1
   )`;

const LOCK_RIDES = statement(
  'departure-event-lock-rides',
  `select from departure where departure_id in (select ride.departure_id from ${RIDES} ride)
   order by departure_id for share`,
);

const CANCELLATION = statement<RunCancellation>(
  'departure-event-of-order',
  `select ride.direction, e.event_id as event, e.reason from ${RIDES} ride ${latestDelay('ride')}
   where ${IS_CANCELLED} order by ride.direction limit 1`,
);

/** Under a lock that excludes operators' reports, and in a statement of its own: it sees those that were recorded. */
export async function cancellationOf(session: Session, order: string): Promise<RunCancellation | undefined> {
  await execute(session, LOCK_RIDES, [order]);
  return (await execute(session, CANCELLATION, [order]))[0];
}

/**
 * They expire, and the sweeper releases their seats; seats pinned for a payment in a store stay so until it is settled.
 */
const END_UNPAID = statement(
  'departure-event-end-unpaid',
  `with ended as (
     update reservation set hold_until = clock_timestamp(), version = version + 1
     where reservation_id = any($1::uuid[]) returning reservation_id, hold_until
   )
   update seat_claim c set hold_until = e.hold_until
   from ended e where c.reservation_id = e.reservation_id and c.state = 'held'`,
);

/** The time of locked unpaid orders is over. */
export const endNow = async (session: Session, orders: readonly string[]): Promise<void> =>
  void (await execute(session, END_UNPAID, [orders]));

interface UnpaidOrder {
  readonly reservation_id: string;
  readonly direction: Direction;
}

/** Ends locked unpaid orders for a cancelled run and notifies their buyers. */
export async function endUnpaid(
  session: Session,
  unpaid: readonly UnpaidOrder[],
  { event, reason }: Pick<RunCancellation, 'event' | 'reason'>,
): Promise<void> {
  await endNow(
    session,
    unpaid.map(({ reservation_id: reservation }) => reservation),
  );
  for (const { reservation_id: reservation, direction } of unpaid) {
    await announce(session, { topic: 'order.cancelled', reservation, event, direction, reason });
  }
}
