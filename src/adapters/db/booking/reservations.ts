import type { Pool, Session } from '#adapters/db/pool.ts';
import { withConnection } from '#adapters/db/pool.ts';
import { releaseSeats } from '#adapters/db/seats/free-holds.ts';
import { execute } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Reservations, StoredReservation } from '#app/booking/ports.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { TRIP } from '#domain/booking/trip.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { type ReservationRow, reservationOf } from './reservation-rows.ts';
import { BY_CODE, BY_ID, INSERT, LET_IN, UNPAID, UPDATE } from './reservation-statements.ts';

/** Maximum listed for one session, more than anyone has in practice. */
const MAX_UNPAID = 20;

/** Reservations in PostgreSQL. */
export const reservations = (pool: Pool): Reservations => ({
  find: (code, sessionHash) =>
    withConnection(pool, async (session) =>
      storedOf(await execute(session, BY_CODE, [code, Buffer.from(sessionHash)])),
    ),
  unpaid: (sessionHash) =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, UNPAID, [Buffer.from(sessionHash), MAX_UNPAID]);
      return rows.flatMap((row) => storedOf([row]) ?? []);
    }),
  byId: (reservation) => withConnection(pool, (session) => reservationById(session, reservation)),
  letIn: (reservation, sessionHash) =>
    withConnection(pool, async (session) => {
      await execute(session, LET_IN, [reservation, Buffer.from(sessionHash)]);
    }),
  insert: (reservation, sessionHash) =>
    inTransaction(pool, (session) => insertReservation(session, reservation, { sessionHash, kind: TRIP })),
  update: (stored, next, releasing = []) =>
    inTransaction(pool, async (session) => {
      if (releasing.length > 0) await releaseSeats(session, next.id, releasing);
      if (!(await updateReservation(session, stored, next))) throw new ChangedMeanwhile();
      return true;
    }).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false;
      throw error;
    }),
});

/** Rolls the transaction back: seats released for a failed change stay held. */
class ChangedMeanwhile extends Error {}

/** A reservation by its id, for work that belongs to no session. */
export const reservationById = async (
  session: Session,
  reservation: ReservationId,
): Promise<StoredReservation | undefined> => storedOf(await execute(session, BY_ID, [reservation]));

const storedOf = ([row]: readonly ReservationRow[]): StoredReservation | undefined =>
  row && { reservation: reservationOf(row), version: row.version, isBeingLeft: row.is_being_left };

/** Returns false and writes nothing when the code is taken. */
export async function insertReservation(
  session: Session,
  reservation: Reservation,
  { sessionHash, kind }: { readonly sessionHash: Uint8Array; readonly kind: string },
): Promise<boolean> {
  const { id, code, origin, destination, createdAt, change, adding } = reservation;
  const born = [id, code, Buffer.from(sessionHash), origin, destination, new Date(createdAt)];
  const part = [change, adding].map((one) => (one ? JSON.stringify(one) : null));
  const fixed = [...born, change?.of ?? adding?.of ?? null, ...part];
  const rows = await execute(session, INSERT, [...fixed, ...changing(reservation), kind, ...passengers(reservation)]);
  return rows.length > 0;
}

/** Returns false and writes nothing when the reservation changed since it was read. */
export async function updateReservation(
  session: Session,
  stored: Pick<StoredReservation, 'version'>,
  next: Reservation,
): Promise<boolean> {
  const rows = await execute(session, UPDATE, [next.id, stored.version, ...changing(next), ...passengers(next)]);
  return rows.length > 0;
}

/** Values in the order of the statements' changeable columns. */
const changing = (next: Reservation): readonly unknown[] => [
  next.lang,
  next.round,
  ...journey(next.departure),
  ...journey(next.return),
  next.promoCode ?? null,
  next.step,
  next.contact ? JSON.stringify(next.contact) : null,
  next.goesContact,
  next.additionalsSeen,
  JSON.stringify(next.extras),
  JSON.stringify(next.droppedExtras),
  next.extrasOffered,
  JSON.stringify(next.releasedSeats),
  next.status,
  next.method ?? null,
  next.holdUntil === undefined ? null : new Date(next.holdUntil),
  next.extensions,
  next.expired,
  next.quote ? JSON.stringify(next.quote) : null,
  next.quote?.total ?? 0,
];

const journey = ({ date, open, segment }: Journey): readonly unknown[] => [
  date ?? null,
  open,
  segment?.departure ?? null,
  segment?.from ?? null,
  segment?.to ?? null,
];

const passengers = ({ passengers }: Reservation): readonly unknown[] => [
  passengers.map(({ position }) => position),
  passengers.map(({ type }) => type),
  passengers.map(({ firstName }) => firstName),
  passengers.map(({ lastName }) => lastName),
  passengers.map(({ seats }) => seats.departure ?? null),
  passengers.map(({ seats }) => seats.return ?? null),
  passengers.map(({ tier }) => tier ?? null),
  passengers.map(({ traveller }) => traveller ?? null),
];
