import { holdJourney } from '#adapters/db/seats/hold-journey.ts';
import { freeEnded, freeHeld } from '#adapters/db/seats/free-holds.ts';
import { checkQuotas, drawsOnQuota, lockDeparture } from '#adapters/db/seats/quota-check.ts';
import type { Locked } from '#adapters/db/payment/locked.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Passenger, Reservation } from '#domain/booking/reservation.ts';
import { quotaOf, takesSeat } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { isInMask, NO_SEATS } from '#domain/seats/bitmap.ts';
import { type LayoutPlan, seatLayout } from '#domain/seats/layout.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { after, type Instant, instant, MINUTE } from '#kernel/instant.ts';

/** Seats taken again for money that came late: the ones that were chosen, or others of the same bus (T4). */
export interface Reseated {
  readonly kind: 'same' | 'other';
  /** With the seats it has now. */
  readonly reservation: Reservation;
}

/** They are sold in this very transaction. */
const MOMENT = MINUTE;

/**
 * Takes seats for every dated journey, all of them or none. Undefined where a bus is full, a legal quota is used up, or
 * unpaid seats of the run are no longer kept for anybody.
 */
export async function reseat(session: Session, { reservation, own }: Locked): Promise<Reseated | undefined> {
  const journeys = datedJourneys(reservation);
  if (!journeys) return undefined;
  const departures = [...new Set(own.holds.map(({ departure_id }) => departure_id))].toSorted();
  await freeHeld(session, [reservation.id], departures);
  let seated = reservation;
  for (const { direction, segment } of journeys) {
    const bus = await busOf(session, segment);
    if (!bus || own.now >= deadlinesOf(instant(bus.departs_at)).releasedAt) return giveUp(session, seated);
    const next = await seatJourney(session, seated, { direction, segment, bus, now: own.now });
    if (!next) return giveUp(session, seated);
    seated = next;
  }
  const kind = haveSameSeats(reservation, seated) ? 'same' : 'other';
  await writeSeats(session, seated, kind);
  return { kind, reservation: seated };
}

interface Dated {
  readonly direction: Direction;
  readonly segment: Segment;
}

/** In the order in which everybody locks; undefined while a run is still to be chosen. */
function datedJourneys(reservation: Reservation): readonly Dated[] | undefined {
  const dated = DIRECTIONS.filter(
    (direction) => reservation[direction].date !== undefined && !reservation[direction].open,
  );
  const chosen = dated.flatMap((direction) => {
    const { segment } = reservation[direction];
    return segment ? [{ direction, segment }] : [];
  });
  if (chosen.length < dated.length) return undefined;
  return chosen.toSorted(({ segment: a }, { segment: b }) =>
    a.departure === b.departure ? a.from - b.from : a.departure < b.departure ? -1 : 1,
  );
}

/** What was taken for an earlier journey goes back. */
async function giveUp(session: Session, reservation: Reservation): Promise<undefined> {
  const departures = DIRECTIONS.flatMap((direction) => reservation[direction].segment?.departure ?? []);
  await freeHeld(session, [reservation.id], departures.toSorted());
}

interface Bus {
  readonly departs_at: number;
  readonly layout_id: string;
  readonly plan: LayoutPlan;
}

const BUS = statement<Bus>(
  'reseat-bus',
  `select c.departs_at, l.layout_id, l.plan
   from departure d
   join departure_call c on c.departure_id = d.departure_id and c.call_index = $2
   join bus_layout l on l.layout_id = d.layout_id
   where d.departure_id = $1`,
);

const busOf = async (session: Session, { departure, from }: Segment): Promise<Bus | undefined> =>
  (await execute(session, BUS, [departure, from]))[0];

interface Seating extends Dated {
  readonly bus: Bus;
  readonly now: Instant;
}

async function seatJourney(
  session: Session,
  reservation: Reservation,
  { direction, segment, bus, now }: Seating,
): Promise<Reservation | undefined> {
  await lockDeparture(session, segment.departure);
  await freeEnded(session, segment.departure);
  const claiming = { reservation: reservation.id, until: after(now, MOMENT), mine: NO_SEATS };
  const same = wishOf(reservation, { direction, segment });
  if (same && drawsOnQuota(same) && (await checkQuotas(session, same, reservation.id)).kind !== 'free')
    return undefined;
  if (same && (await holdJourney(session, same, claiming))) return reservation;
  const moved = await otherSeats(session, reservation, { direction, segment, bus });
  const other = moved && wishOf(moved, { direction, segment });
  return other && (await holdJourney(session, other, claiming)) ? moved : undefined;
}

/** Undefined when a passenger has no seat. */
function wishOf({ passengers }: Reservation, { direction, segment }: Dated): RequestedJourneySeats | undefined {
  const seated = passengers.filter(({ type }) => takesSeat(type));
  const seats = seated.flatMap(({ position, type, seats: { [direction]: seat } }) =>
    seat === undefined ? [] : [{ passenger: position, seat, quota: quotaOf(type) }],
  );
  return seats.length === seated.length ? { direction, segment, seats } : undefined;
}

/** The legs are locked already, all of them, by the statement that freed the ended holds. */
const TAKEN = statement<{ readonly taken: string }>(
  'reseat-taken',
  `select coalesce(bit_or(taken), 0)::text as taken from leg_seats
   where departure_id = $1 and leg >= $2 and leg < $3`,
);

async function otherSeats(
  session: Session,
  reservation: Reservation,
  { direction, segment, bus }: Omit<Seating, 'now'>,
): Promise<Reservation | undefined> {
  const [row] = await execute(session, TAKEN, [segment.departure, segment.from, segment.to]);
  const taken = BigInt(row!.taken);
  const layout = seatLayout(bus.layout_id, bus.plan);
  const { passengers } = reservation;
  const seated = seatParty({
    layout,
    free: layout.seats.map(({ seat }) => seat).filter((seat) => !isInMask(taken, seat)),
    passengers: passengers.map(({ type }) => type),
    near: passengers.find(({ seats }) => seats[direction] !== undefined)?.seats[direction],
  });
  if (!seated) return undefined;
  const move = (passenger: Passenger, index: number): Passenger => ({
    ...passenger,
    seats: { ...passenger.seats, [direction]: seated[index]!.seat },
  });
  return { ...reservation, passengers: passengers.map(move) };
}

const haveSameSeats = (before: Reservation, now: Reservation): boolean =>
  now.passengers.every(({ seats }, index) =>
    DIRECTIONS.every((direction) => seats[direction] === before.passengers[index]!.seats[direction]),
  );

const WRITE_SEATS = statement(
  'reseat-write-seats',
  `update passenger p set seat_departure = given.seat_departure, seat_return = given.seat_return
   from unnest($2::smallint[], $3::smallint[], $4::smallint[]) as given (position, seat_departure, seat_return)
   where p.reservation_id = $1 and p.position = given.position`,
);

const MARK = statement('reseat-mark', 'update reservation set reseated = $2 where reservation_id = $1');

async function writeSeats(session: Session, { id, passengers }: Reservation, kind: 'same' | 'other'): Promise<void> {
  await execute(session, WRITE_SEATS, [
    id,
    passengers.map(({ position }) => position),
    passengers.map(({ seats }) => seats.departure ?? null),
    passengers.map(({ seats }) => seats.return ?? null),
  ]);
  await execute(session, MARK, [id, kind]);
}
