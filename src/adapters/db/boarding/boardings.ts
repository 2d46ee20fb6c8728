import * as sql from '#adapters/db/boarding/boarding-statements.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Boarded, Boardings, ListedTicket, NewScan, ScannedTicket } from '#app/boarding/ports.ts';
import type { BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';

/** Boardings in PostgreSQL. */
export const boardings = (pool: Pool): Boardings => ({
  tickets: async (departure) =>
    (await withConnection(pool, (session) => execute(session, sql.TICKETS, [departure]))).map(listedOf),
  revoked: async (departure) =>
    (await withConnection(pool, (session) => execute(session, sql.REVOKED, [departure]))).map(({ folio }) => folio),
  counts: async (departures) => {
    const rows = await withConnection(pool, (session) => execute(session, sql.COUNTS, [departures]));
    return new Map(rows.map(({ departure_id, ...counts }) => [id(departure_id), counts]));
  },
  write: (scan, judge) =>
    inTransaction(pool, async (session) => {
      if (scan.folio !== undefined) await execute(session, sql.LOCK, [scan.folio]);
      const [row] = scan.folio === undefined ? [] : await execute(session, sql.SCANNED, [scan.folio]);
      const ticket = row && scannedOf(row);
      const [before] = await execute(session, sql.WRITTEN, [scan.id]);
      if (before) return { verdict: before.verdict, ticket };
      const [written] = await execute(session, sql.WRITE, valuesOf(scan, judge(ticket)));
      if (written) return { verdict: written.verdict, ticket };
      // Sent twice at once; there was no common row to lock.
      const [other] = await execute(session, sql.WRITTEN, [scan.id]);
      return { verdict: other!.verdict, ticket };
    }),
});

const valuesOf = (scan: NewScan, verdict: BoardingVerdict): readonly unknown[] => [
  scan.id,
  scan.departure,
  scan.folio ?? null,
  scan.isTyped,
  scan.operator,
  scan.device,
  scan.place,
  new Date(scan.at),
  verdict,
  scan.shown ?? null,
];

const listedOf = (row: sql.TicketColumns): ListedTicket => ({
  folio: row.folio,
  ...commonOf(row),
  segment: { departure: id(row.departure_id!), from: row.from_leg!, to: row.to_leg! },
});

const scannedOf = (row: sql.ScannedColumns): ScannedTicket => ({
  ...commonOf(row),
  isVoid: row.is_void,
  ride: rideOf(row),
});

function rideOf({ departure_id, service_date, from_leg, to_leg }: sql.ScannedColumns): ScannedTicket['ride'] {
  if (departure_id === null || service_date === null || from_leg === null || to_leg === null) return undefined;
  const departure = id<'departure'>(departure_id);
  return { departure, serviceDate: localDate(service_date), segment: { departure, from: from_leg, to: to_leg } };
}

const commonOf = (row: sql.TicketColumns) => ({
  secret: row.secret,
  kind: row.kind,
  seat: row.seat ?? undefined,
  firstName: row.first_name,
  lastName: row.last_name,
  type: row.type,
  tier: row.tier ?? undefined,
  additions: row.additions,
  boarded: boardedOf(row),
});

const boardedOf = ({ device, place, scanned_at }: sql.BoardedColumns): Boarded | undefined =>
  device === null || place === null || scanned_at === null ? undefined : { device, place, at: instant(scanned_at) };
