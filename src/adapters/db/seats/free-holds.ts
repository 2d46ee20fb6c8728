import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Every leg of some departures, in the global lock order. */
const LOCK_LEGS = statement(
  'inventory-lock-legs',
  'select from leg_seats where departure_id = any($1::uuid[]) order by departure_id, leg for update',
);

export const lockLegs = (session: Session, departures: readonly string[]): Promise<unknown> =>
  execute(session, LOCK_LEGS, [departures]);

/** Deletes the seat holds selected by `chosen` and clears their bits; the legs are locked already. */
const freeing = (chosen: string): string => `
  with chosen as materialized (${chosen}), gone as (
    delete from seat_claim c
    using chosen
    where c.departure_id = chosen.departure_id and c.reservation_id = chosen.reservation_id
      and c.direction = chosen.direction and c.passenger = chosen.passenger
    returning c.departure_id, c.seat, c.from_leg, c.to_leg
  ), freed as (
    select l.departure_id, l.leg, bit_or(1::bigint << (g.seat - 1)) as bits
    from gone g join leg_seats l on l.departure_id = g.departure_id and l.leg >= g.from_leg and l.leg < g.to_leg
    group by l.departure_id, l.leg
  )
  update leg_seats l set taken = l.taken & ~f.bits
  from freed f where l.departure_id = f.departure_id and l.leg = f.leg
  returning l.leg`;

/** Skips locked holds: they are being extended or paid for right now. */
const FREE_ENDED = statement(
  'inventory-free-ended',
  freeing(`select departure_id, reservation_id, direction, passenger from seat_claim
    where departure_id = $1 and state = 'held' and hold_until <= clock_timestamp()
    for update skip locked`),
);

/** Releases the expired holds of one departure. */
export async function freeEnded(session: Session, departure: string): Promise<void> {
  await lockLegs(session, [departure]);
  await execute(session, FREE_ENDED, [departure]);
}

const FREE_HELD = statement(
  'inventory-free-held',
  freeing(`select departure_id, reservation_id, direction, passenger from seat_claim
    where reservation_id = any($1::uuid[]) and departure_id = any($2::uuid[]) and state = 'held'`),
);

/** Releases a locked reservation's holds on some departures. Seats in state paying or sold stay. */
export async function freeHeld(
  session: Session,
  reservations: readonly string[],
  departures: readonly string[],
): Promise<void> {
  await lockLegs(session, departures);
  await execute(session, FREE_HELD, [reservations, departures]);
}

const FREE_PLACES = statement(
  'inventory-free-places',
  freeing(`select c.departure_id, c.reservation_id, c.direction, c.passenger
    from seat_claim c
    join unnest($2::smallint[], $3::text[]) as given (passenger, direction)
      on given.passenger = c.passenger and given.direction = c.direction
    where c.reservation_id = $1 and c.state = 'sold'`),
);

const SOLD_ON = statement<{ readonly departure_id: string }>(
  'inventory-sold-on',
  `select distinct departure_id from seat_claim where reservation_id = $1 order by departure_id`,
);

/** Releases sold seats of a locked reservation for some passengers and journeys. */
export async function freePlaces(
  session: Session,
  reservation: string,
  places: readonly { readonly passenger: number; readonly direction: string }[],
): Promise<void> {
  const departures = await execute(session, SOLD_ON, [reservation]);
  await lockLegs(
    session,
    departures.map(({ departure_id: departure }) => departure),
  );
  const positions = [places.map(({ passenger }) => passenger), places.map(({ direction }) => direction)];
  await execute(session, FREE_PLACES, [reservation, ...positions]);
}

const LOCK_OWNER = statement(
  'inventory-lock-owner',
  'select from reservation where reservation_id = $1 for no key update',
);

/** Releases a reservation's holds on some departures. The reservation is locked first, as everywhere. */
export async function releaseSeats(
  session: Session,
  reservation: ReservationId,
  departures: readonly DepartureId[],
): Promise<void> {
  await execute(session, LOCK_OWNER, [reservation]);
  await freeHeld(session, [reservation], departures);
}

const FREE_SOLD = statement(
  'inventory-free-sold',
  freeing(`select departure_id, reservation_id, direction, passenger from seat_claim
    where reservation_id = $1 and direction = $2 and departure_id = $3 and state = 'sold'`),
);

/** Releases a locked reservation's sold seats after it got others in exchange. */
export async function freeSold(
  session: Session,
  given: { readonly reservation: ReservationId; readonly direction: Direction; readonly departure: DepartureId },
): Promise<void> {
  await lockLegs(session, [given.departure]);
  await execute(session, FREE_SOLD, [given.reservation, given.direction, given.departure]);
}
