import { createHash } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { type ReservationId, id } from '#kernel/ids.ts';

/** A copy, with the new id of each id of the original. */
export interface Copied {
  readonly reservation: ReservationId;
  readonly paymentOf: (original: PaymentId) => PaymentId;
}

const NAMING_IT = [
  'reservation',
  'passenger',
  'seat_claim',
  'payment',
  'ticket',
  'ledger_transfer',
  'refund',
  'outbox',
];

/** Rows of the original, by table: those that refer to it, and the lines of its payments. */
const ROWS_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMING_IT.map((table) => [table, `to_jsonb(t)::text like '%' || $1 || '%'`])),
  payment_line: 'payment_id in (select payment_id from payment where reservation_id::text = $1)',
};

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies a one-way reservation of one passenger with all its related rows, each copy to its own seat on another bus of
 * the same trip: hundreds in the time it takes to buy one.
 */
export async function copyReservation(pool: Pool, original: ReservationId, count: number): Promise<readonly Copied[]> {
  const rows = new Map<string, readonly Row[]>();
  for (const table of Object.keys(ROWS_OF)) rows.set(table, await rowsOf(pool, table, original));
  const places = await placesLike(pool, rows.get('reservation')![0]!['departure_id'], count);
  const copies = places.map((place, number) => ({ place, number, text: (value: string) => renamed(value, number) }));
  await inTransaction(pool, async (session) => {
    for (const [table, originals] of rows) {
      const all = copies.flatMap((copy) => originals.map((row) => moved(row, copy)));
      await session.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(all),
      ]);
    }
    await session.query(TAKEN);
  });
  return copies.map(({ text }) => ({
    reservation: id(text(original)),
    paymentOf: (payment: PaymentId): PaymentId => id(text(payment)),
  }));
}

async function rowsOf(pool: Pool, table: string, original: ReservationId): Promise<readonly Row[]> {
  const found = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where ${ROWS_OF[table]}`, [
    original,
  ]);
  return found.rows.map(({ row }) => row);
}

interface Place {
  readonly departure: string;
  readonly seat: number;
}

/** Free seats on the buses of the same trip, other days first. */
async function placesLike(pool: Pool, departure: unknown, count: number): Promise<readonly Place[]> {
  const { rows } = await pool.query<Place>(
    `select d.departure_id as departure, seat
     from departure o join departure d on d.trip_id = o.trip_id and d.departure_id <> o.departure_id,
       generate_series(1, d.seats) seat
     where o.departure_id = $1 and not exists (select from seat_claim c where c.departure_id = d.departure_id)
     order by d.service_date desc, seat limit $2`,
    [departure, count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} places for ${count} copies`);
  return rows;
}

interface Copy {
  readonly number: number;
  readonly place: Place;
  readonly text: (value: string) => string;
}

const SEAT = new Set(['seat', 'seat_departure']);

const moved = (row: Row, { number, place, text }: Copy): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === 'departure_id' && value !== null) return [name, place.departure];
      if (SEAT.has(name) && value !== null) return [name, place.seat];
      if (name === 'code' || name === 'folio') return [name, `${String(value)}-${number}`];
      return [name, typeof value === 'string' ? text(value) : renamedDeep(value, text)];
    }),
  );

const renamedDeep = (value: unknown, text: (value: string) => string): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(text(JSON.stringify(value))) : value;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Replaces every id, consistently throughout. */
const renamed = (text: string, number: number): string =>
  text.replace(UUID, (old) => {
    const hash = createHash('md5').update(`${old}/${number}`).digest('hex');
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`;
  });

const TAKEN = `
  update leg_seats l set taken = coalesce((
    select bit_or(1::bigint << (c.seat - 1)) from seat_claim c
    where c.departure_id = l.departure_id and c.from_leg <= l.leg and c.to_leg > l.leg), 0)`;
