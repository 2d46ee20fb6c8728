import { randomUUID } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { Visit } from '#testing/paying-sale.ts';

interface Boarding {
  /** Default: all passengers. */
  readonly passenger?: number;
  readonly direction?: Direction;
  readonly at?: Instant;
}

/** Scans the tickets of a journey, which boards their passengers. Returns their folios. */
export async function board(
  pool: Pool,
  { reservation }: { readonly reservation: Pick<Visit['reservation'], 'id'> },
  { passenger, direction = 'departure', at = instant(Date.now()) }: Boarding = {},
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ folio: string }>(
    `insert into boarding_scan (scan_id, departure_id, folio, typed, operator_id, device, place, scanned_at, verdict)
     select gen_random_uuid(), departure_id, folio, false, $4, 'door', 'Andén 1', $5, 'boards'
     from ticket
     where reservation_id = $1 and direction = $2 and status = 'valid' and ($3::int is null or passenger = $3)
     returning folio`,
    [reservation.id, direction, passenger ?? null, randomUUID(), new Date(at)],
  );
  return rows.map(({ folio }) => folio);
}
