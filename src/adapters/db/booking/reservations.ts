import type { Pool, Session } from '#adapters/db/pool.ts';
import { withConnection } from '#adapters/db/pool.ts';
import { releaseSeats } from '#adapters/db/seats/free-holds.ts';
import { read } from '#adapters/db/read.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, type Statement, together } from '#adapters/db/statement.ts';
import { alone, inTransaction } from '#adapters/db/transaction.ts';
import { allOf } from '#app/all-of.ts';
import type { Reservations, StoredReservation } from '#app/booking/ports.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { TRIP } from '#domain/booking/trip.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { rememberedDrafts } from './remembered-drafts.ts';
import { draftOf, type DraftRow, type ReservationRow, reservationOf } from './reservation-rows.ts';
import * as sql from './reservation-statements.ts';

/** Maximum listed for one session, more than anyone has in practice. */
const MAX_UNPAID = 20;

/** Reservations in PostgreSQL. */
export const reservations = (pool: Pool, drafts = rememberedDrafts()): Reservations => ({
  findDraft: async (code, sessionHash) => {
    const [row] = await read(pool, sql.DRAFT_BY_CODE, [code, Buffer.from(sessionHash)]);
    const stored = row && storedDraftOf(row);
    if (stored) drafts.readFor(stored, sessionHash);
    return stored;
  },
  remembered: (code, sessionHash) => drafts.of(code, sessionHash),
  updateRemembered: async (stored, next, sessionHash) => {
    const hash = Buffer.from(sessionHash);
    const [written, [row]] = await alone(pool, (session) =>
      together(session, () =>
        allOf<[unknown[], DraftRow[]]>([
          execute(session, sql.UPDATE_REMEMBERED, [...updatedValues(stored, next), hash]),
          execute(session, sql.DRAFT_BY_CODE, [next.code, hash]),
        ]),
      ),
    );
    if (written.length === 0) {
      drafts.forget(next.code);
      return undefined;
    }
    const after = row ? storedDraftOf(row) : { reservation: next, version: stored.version + 1 };
    drafts.wrote(stored, after);
    return after;
  },
  find: async (code, sessionHash) => storedOf(await read(pool, sql.BY_CODE, [code, Buffer.from(sessionHash)])),
  unpaid: (sessionHash) =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, sql.UNPAID, [Buffer.from(sessionHash), MAX_UNPAID]);
      return rows.flatMap((row) => storedOf([row]) ?? []);
    }),
  byId: async (reservation) => storedOf(await read(pool, sql.BY_ID, [reservation])),
  letIn: (reservation, sessionHash) =>
    withConnection(pool, async (session) => {
      await execute(session, sql.LET_IN, [reservation, Buffer.from(sessionHash)]);
    }),
  insert: (reservation, sessionHash) =>
    writeAlone(pool, sql.INSERT_DRAFT, insertedValues(reservation, { sessionHash, kind: TRIP })),
  findWithin: async (tx, code, sessionHash) =>
    storedOf(await execute(sessionOf(tx), sql.BY_CODE, [code, Buffer.from(sessionHash)])),
  update: async (stored, next, releasing = []) => {
    if (releasing.length > 0) return updateReleasing(pool, stored, { next, releasing });
    const isWritten = await writeAlone(pool, sql.UPDATE_DRAFT, updatedValues(stored, next));
    if (isWritten) drafts.wrote(stored, { reservation: next, version: stored.version + 1 });
    return isWritten;
  },
});

interface Releasing {
  readonly next: Reservation;
  readonly releasing: readonly DepartureId[];
}

const updateReleasing = (pool: Pool, stored: StoredReservation, { next, releasing }: Releasing): Promise<boolean> =>
  inTransaction(pool, async (session) => {
    await releaseSeats(session, next.id, releasing);
    if (!(await updateReservation(session, stored, next))) throw new ChangedMeanwhile();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  });

/** One statement, which is a transaction without BEGIN and COMMIT. False when it wrote nothing. */
const writeAlone = <Row>(pool: Pool, statement: Statement<Row>, values: readonly unknown[]): Promise<boolean> =>
  alone(pool, async (session) => (await execute(session, statement, values)).length > 0);

/** Rolls the transaction back: seats released for a failed change stay held. */
class ChangedMeanwhile extends Error {}

/** A reservation by its id, for work that belongs to no session. */
export const reservationById = async (
  session: Session,
  reservation: ReservationId,
): Promise<StoredReservation | undefined> => storedOf(await execute(session, sql.BY_ID, [reservation]));

const storedDraftOf = (row: DraftRow): StoredReservation => ({
  reservation: draftOf(row),
  version: row.version,
  isBeingLeft: row.is_being_left,
});

const storedOf = ([row]: readonly ReservationRow[]): StoredReservation | undefined =>
  row && { reservation: reservationOf(row), version: row.version, isBeingLeft: row.is_being_left };

/** Returns false and writes nothing when the code is taken. */
export const insertReservation = async (session: Session, reservation: Reservation, owner: Owner): Promise<boolean> =>
  (await execute(session, sql.INSERT, insertedValues(reservation, owner))).length > 0;

interface Owner {
  readonly sessionHash: Uint8Array;
  readonly kind: string;
}

function insertedValues(reservation: Reservation, { sessionHash, kind }: Owner): readonly unknown[] {
  const { id, code, origin, destination, createdAt, change, adding } = reservation;
  const born = [id, code, Buffer.from(sessionHash), origin, destination, new Date(createdAt)];
  const part = [change, adding].map((one) => (one ? JSON.stringify(one) : null));
  const fixed = [...born, change?.of ?? adding?.of ?? null, ...part];
  return [...fixed, ...changing(reservation), kind, ...passengers(reservation)];
}

/** Returns false and writes nothing when the reservation changed since it was read. */
export const updateReservation = async (session: Session, stored: Version, next: Reservation): Promise<boolean> =>
  (await execute(session, sql.UPDATE, updatedValues(stored, next))).length > 0;

/** The same; nor does it give a passenger a seat that the reservation does not hold. */
export const updateHolding = async (session: Session, stored: Version, next: Reservation): Promise<boolean> =>
  (await execute(session, sql.UPDATE_HOLDING, updatedValues(stored, next))).length > 0;

type Version = Pick<StoredReservation, 'version'>;

const updatedValues = (stored: Version, next: Reservation): readonly unknown[] => [
  next.id,
  stored.version,
  ...changing(next),
  ...passengers(next),
];

/** Values in the order of the statements' changeable columns. */
const changing = (next: Reservation): readonly unknown[] => [
  next.lang,
  next.round,
  next.via ?? null,
  next.onward ?? null,
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
