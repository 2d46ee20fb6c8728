import { statement } from '#adapters/db/statement.ts';
import type { BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';

export interface BoardedColumns {
  readonly device: string | null;
  readonly place: string | null;
  readonly scanned_at: number | null;
}

export interface TicketColumns extends BoardedColumns {
  readonly folio: string;
  readonly secret: string;
  readonly kind: TicketKind;
  readonly seat: number | null;
  readonly departure_id: string | null;
  readonly from_leg: number | null;
  readonly to_leg: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: PassengerType;
  readonly tier: Tier | null;
  readonly additions: readonly { readonly name: AdditionOffer['name']; readonly quantity: number }[];
}

const COLUMNS = `t.folio, t.secret, t.kind, t.seat, t.departure_id, t.from_leg, t.to_leg,
  p.first_name, p.last_name, p.type, p.tier, s.device, s.place, s.scanned_at,
  coalesce((
    select json_agg(json_build_object('name', a.name, 'quantity', a.quantity) order by a.addition_id)
    from addition a
    where a.reservation_id = t.reservation_id and a.passenger = t.passenger and a.direction = t.direction
      and a.give_back_id is null
  ), '[]') as additions`;

/** A ticket boards with the first accepted scan. */
const JOINED = `ticket t
  join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
  left join lateral (
    select b.device, b.place, b.scanned_at from boarding_scan b
    where b.folio = t.folio and b.verdict = 'boards' order by b.received_at limit 1
  ) s on true`;

export const TICKETS = statement<TicketColumns>(
  'boarding-tickets',
  `select ${COLUMNS} from ${JOINED}
   where t.departure_id = $1 and t.status = 'valid' order by t.seat nulls last, t.folio`,
);

/** An unpaid ticket never had a code. */
export const REVOKED = statement<{ readonly folio: string }>(
  'boarding-revoked',
  `select folio from ticket where departure_id = $1 and status = 'void' and kind <> 'PEND' order by folio`,
);

export const COUNTS = statement<{
  readonly departure_id: string;
  readonly tickets: number;
  readonly boarded: number;
  readonly unpaid: number;
}>(
  'boarding-counts',
  `select t.departure_id, count(*) filter (where t.kind <> 'PEND')::int as tickets,
     count(*) filter (where t.kind <> 'PEND' and exists (
       select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'
     ))::int as boarded,
     count(*) filter (where t.kind = 'PEND')::int as unpaid
   from ticket t where t.departure_id = any($1::uuid[]) and t.status = 'valid'
   group by t.departure_id`,
);

/** Concurrent scans of the same ticket wait here. */
export const LOCK = statement('boarding-lock', 'select from ticket where folio = $1 for no key update');

export interface ScannedColumns extends TicketColumns {
  readonly is_void: boolean;
  readonly service_date: string | null;
}

export const SCANNED = statement<ScannedColumns>(
  'boarding-scanned',
  `select ${COLUMNS}, t.status = 'void' as is_void, d.service_date
   from ${JOINED} left join departure d on d.departure_id = t.departure_id
   where t.folio = $1`,
);

export const WRITTEN = statement<{ readonly verdict: BoardingVerdict }>(
  'boarding-written',
  'select verdict from boarding_scan where scan_id = $1',
);

/** Returns a row if the scan is new. */
export const WRITE = statement<{ readonly verdict: BoardingVerdict }>(
  'boarding-write',
  `insert into boarding_scan (scan_id, departure_id, folio, typed, operator_id, device, place, scanned_at, verdict, shown)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (scan_id) do nothing returning verdict`,
);
