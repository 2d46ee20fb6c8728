import { TRIP } from '#domain/booking/trip.ts';
import { randomBytes } from 'node:crypto';
import { insertReservation, reservationById } from '#adapters/db/booking/reservations.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { HoldOrder } from '#app/booking/seat-ports.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import { holdUntil } from '#domain/booking/deadlines.ts';
import { NOTHING_SOLD } from '#domain/booking/nothing-sold.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { type PassengerType, quotaOf, takesSeat } from '#domain/fares/passenger-type.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import { type ReservationId, id, reservationCode, uuidV7 } from '#kernel/ids.ts';
import { after, before, HOUR, type Instant, instant, localDate, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Test data created by the program's own code: a departure with empty legs, drafts of one session or of many. */

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

/** A run with this many legs and seats, leaving in two days. */
export async function publishDeparture(pool: Pool, { legs = 3, seats = 24 } = {}): Promise<DepartureId> {
  const departure = newId<'departure'>();
  await pool.query(
    `insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
     values ($1::uuid, $1::text, '2026-12-01', 'America/Mexico_City', $2, $3, 'bus', 'plus')`,
    [departure, legs, seats],
  );
  await pool.query('insert into leg_seats (departure_id, leg) select $1::uuid, generate_series(0, $2::int - 1)', [
    departure,
    legs,
  ]);
  return departure;
}

export interface DraftOptions {
  readonly types?: readonly PassengerType[];
  readonly departure?: Segment;
  readonly return?: Segment;
  readonly session?: Uint8Array;
}

/** A draft at the seats step. */
export async function createDraft(pool: Pool, options: DraftOptions = {}): Promise<StoredReservation> {
  const reservation = draftOf(options);
  await inTransaction(pool, (session) =>
    insertReservation(session, reservation, { sessionHash: options.session ?? randomBytes(32), kind: TRIP }),
  );
  return readBack(pool, reservation.id);
}

/** The current reservation. */
export async function readBack(pool: Pool, reservation: ReservationId): Promise<StoredReservation> {
  const stored = await withConnection(pool, (session) => reservationById(session, reservation));
  if (!stored) throw new Error(`no reservation ${reservation}`);
  return stored;
}

function draftOf({ types = ['adult'], departure, return: back }: DraftOptions): Reservation {
  const fare = { adultFare: centavos(80_000), date: localDate('2026-12-01'), discountsApply: true };
  return {
    ...NOTHING_SOLD,
    id: newId<'order'>(),
    code: reservationCode(randomBytes(10)),
    lang: 'es',
    origin: id('gdl'),
    destination: id('pvr'),
    round: back !== undefined,
    departure: journey(departure, true),
    return: journey(back, false),
    passengers: types.map((type, index) => ({
      position: index + 1,
      type,
      firstName: 'Ana',
      lastName: 'López',
      tier: undefined,
      seats: { departure: undefined, return: undefined },
    })),
    contact: {
      firstName: 'Ana',
      lastName: 'López',
      phone: '+523331234567',
      email: 'ana@example.com',
      privacy: true,
      changes: false,
    },
    goesContact: true,
    additionalsSeen: true,
    extrasOffered: true,
    step: 'asientos',
    quote: quoteReservation({
      passengers: types,
      journeys: { departure: fare, ...(back && { return: fare }) },
      round: back !== undefined,
      windows: [],
    }),
    pinVersion: 1,
    contactConfirmed: false,
    createdAt: instant(Date.now()),
  };
}

const journey = (segment: Segment | undefined, open: boolean): Journey => ({
  open: open && segment === undefined,
  date: segment && localDate('2026-12-01'),
  segment,
});

/** Departures in tests leave so late that only the length of a hold matters. */
const FAR_AWAY = instant(Date.now() + 48 * HOUR);

/** An order for these seats, by position of the passengers with a seat, the same in both directions. */
export function orderOf(
  stored: StoredReservation,
  seats: readonly number[],
  until: (now: Instant) => Instant = (now) => holdUntil(now, [FAR_AWAY]),
): HoldOrder {
  const { reservation } = stored;
  const seated = reservation.passengers.filter(({ type }) => takesSeat(type));
  const seatOf = new Map(seated.map(({ position }, index) => [position, seats[index]!]));
  const journeys = DIRECTIONS.flatMap((direction): RequestedJourneySeats[] => {
    const { segment } = reservation[direction];
    if (!segment) return [];
    const requests = seated.map(({ position, type }) => ({
      passenger: position,
      seat: seatOf.get(position)!,
      quota: quotaOf(type),
    }));
    return [{ direction, segment, seats: requests }];
  });
  const has = (direction: Direction, position: number) =>
    reservation[direction].segment ? seatOf.get(position) : undefined;
  return {
    stored,
    journeys,
    until,
    next: (end) => ({
      ...reservation,
      step: 'pago',
      holdUntil: end,
      passengers: reservation.passengers.map((passenger) => ({
        ...passenger,
        seats: { departure: has('departure', passenger.position), return: has('return', passenger.position) },
      })),
    }),
  };
}

/** Possible ends of a hold. */
export const soon =
  (milliseconds: number) =>
  (now: Instant): Instant =>
    after(now, milliseconds);

/** Sets a hold to two minutes before its end. */
export async function nearEnd(pool: Pool, reservation: ReservationId): Promise<void> {
  const soonOver = new Date(after(instant(Date.now()), 2 * MINUTE));
  for (const table of ['reservation', 'seat_claim'])
    await pool.query(`update ${table} set hold_until = $2 where reservation_id = $1 and hold_until is not null`, [
      reservation,
      soonOver,
    ]);
}

/** Moves the end of a reservation's hold into the past. */
export async function endHold(pool: Pool, reservation: ReservationId): Promise<void> {
  const past = new Date(before(instant(Date.now()), MINUTE));
  await inTransaction(pool, async (session) => {
    await session.query('update reservation set hold_until = $2 where reservation_id = $1', [reservation, past]);
    await session.query(`update seat_claim set hold_until = $2 where reservation_id = $1 and state = 'held'`, [
      reservation,
      past,
    ]);
  });
}
