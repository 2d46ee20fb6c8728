import type { Session } from '#adapters/db/pool.ts';
import { latestDelay, latestServiceChange } from '#adapters/db/disruptions/latest-disruption.ts';
import { saleBooks } from './sale-books.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { paidFromOf } from '#domain/amendments/back-share.ts';
import { leftOfSales, openSales } from '#domain/amendments/open-sales.ts';
import type { OtherService } from '#domain/disruptions/other-service.ts';
import {
  type AddedAmounts,
  hasBoarded,
  type TicketsStatus,
  type ValidTicket,
} from '#domain/amendments/tickets-status.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate, plusDays, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { startOfDay } from '#kernel/zoned.ts';

interface TicketRow {
  readonly ticket_id: string;
  readonly folio: string;
  readonly passenger: number;
  readonly type: PassengerType;
  readonly direction: Direction;
  readonly total: number;
  readonly net: number;
  readonly vat: number;
  readonly valid_until: string;
  readonly zone: string;
  readonly departs_at: number | null;
  readonly event_id: string | null;
  readonly minutes: number | null;
  readonly is_ours: boolean | null;
  readonly reason: string | null;
  readonly vat_rate: number | null;
  readonly added: readonly AddedAmounts[];
  readonly is_scanned: boolean;
  readonly is_bus_scanned: boolean;
  readonly asked_at: number;
  readonly is_connection: boolean;
  readonly compensated: number;
  readonly returned: number;
  readonly service_event_id: string | null;
  readonly service_reason: string | null;
  readonly is_as_sold: boolean | null;
  readonly sold_es: string | null;
  readonly sold_en: string | null;
  readonly runs_es: string | null;
  readonly runs_en: string | null;
  readonly sold_fare: number | null;
  readonly runs_fare: number | null;
  readonly on_board: readonly string[] | null;
}

/**
 * What refunds gave the passenger for this run, under any folio of their ticket: another name or seat means another
 * folio.
 */
const givenOf = (lines: string, amount: string): string => `(
       select coalesce(sum((l ->> '${amount}')::int), 0)::int
       from give_back g cross join jsonb_array_elements(g.${lines}) l join ticket o on o.folio = l ->> 'folio'
       where g.reservation_id = t.reservation_id and o.passenger = t.passenger and o.direction = t.direction
         and o.departure_id = t.departure_id
     )`;

const TICKETS = statement<TicketRow>(
  'standing-tickets',
  `select t.ticket_id, t.folio, t.passenger, p.type, t.direction, t.total, t.net, t.vat, t.vat_rate, t.valid_until,
     coalesce(c.zone, s.zone) as zone, c.departs_at, e.event_id, e.minutes, e.is_ours, e.reason,
     d.added,
     exists (select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards') as is_scanned,
     exists (select from boarding_scan b where b.departure_id = t.departure_id and b.verdict = 'boards') as is_bus_scanned,
     clock_timestamp() as asked_at, r.via_id is not null as is_connection,
     ${givenOf('compensation', 'credit')} as compensated,
     ${givenOf('differences', 'amount')} as returned,
     v.event_id as service_event_id, v.reason as service_reason, v.sold_class_id = v.runs_class_id as is_as_sold,
     sold.name_es as sold_es, sold.name_en as sold_en, runs.name_es as runs_es, runs.name_en as runs_en,
     f.sold_fare, f.runs_fare, coalesce(runs.amenities, o.amenities) as on_board
   from ticket t
   join reservation r using (reservation_id)
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   left join stop s on s.stop_id = case t.direction when 'departure' then r.origin_id else coalesce(r.onward_id, r.via_id, r.destination_id) end
   cross join lateral (
     select coalesce(json_agg(json_build_object('vatRate', s.vat_rate, 'total', s.total, 'net', s.net, 'vat', s.vat)
       order by s.vat_rate), '[]') as added
     from (
       select a.vat_rate, sum(a.total) as total, sum(a.net) as net, sum(a.vat) as vat
       from addition a
       where a.reservation_id = t.reservation_id and a.passenger = t.passenger and a.direction = t.direction
         and a.give_back_id is null
       group by a.vat_rate
     ) s
   ) d
   ${latestDelay('t')}
   ${latestServiceChange('t')}
   left join service_class sold on sold.service_class_id = v.sold_class_id
   left join service_class runs on runs.service_class_id = v.runs_class_id
   left join departure_service_fare f on f.event_id = v.event_id and f.from_call = t.from_leg and f.to_call = t.to_leg
   left join departure b on b.departure_id = t.departure_id
   left join service_class o on o.service_class_id = b.service_class_id
   where t.reservation_id = $1 and t.status = 'valid' and t.kind <> 'PEND'
   order by t.direction, t.passenger`,
);

/** What the trip was paid with; if it was free, what a change or an addition was paid with. */
const PAID = statement<{ readonly method: PaymentMethod; readonly provider: string }>(
  'standing-paid',
  `select p.method, p.provider from payment p join reservation r using (reservation_id)
   where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0
   order by r.parent_id is not null, p.created_at limit 1`,
);

/** The valid, paid tickets of a reservation, with everything that decides their refund. */
export async function readTicketsStatus(session: Session, reservation: string): Promise<TicketsStatus> {
  const tickets = await execute(session, TICKETS, [reservation]);
  const [paid] = await execute(session, PAID, [reservation]);
  const left = leftOfSales(openSales(await saleBooks(session, reservation, [])));
  const isConnection = tickets.some((ticket) => ticket.is_connection);
  return {
    tickets: tickets.map(ticketOf),
    paidFrom: paid ? paidFromOf(paid) : 'nothing',
    ...(isConnection && { isConnection }),
    left,
  };
}

function ticketOf(row: TicketRow): ValidTicket {
  const departsAt = row.departs_at === null ? undefined : instant(row.departs_at);
  const delay = delayOf(row);
  const seen = { departsAt, delay, isScanned: row.is_scanned, isBusScanned: row.is_bus_scanned };
  return {
    id: id(row.ticket_id),
    folio: row.folio,
    passenger: row.passenger,
    type: row.type,
    direction: row.direction,
    total: centavos(row.total),
    net: centavos(row.net),
    vat: centavos(row.vat),
    vatRate: row.vat_rate,
    onBoard: row.on_board ?? undefined,
    added: row.added,
    departsAt,
    lastsUntil: startOfDay(plusDays(localDate(row.valid_until), 1), zone(row.zone)),
    delay,
    service: serviceOf(row),
    isBoarded: hasBoarded(seen, instant(row.asked_at)),
    compensated: centavos(row.compensated),
    returned: centavos(row.returned),
  };
}

const delayOf = (row: TicketRow): ValidTicket['delay'] =>
  row.event_id === null
    ? undefined
    : { event: id(row.event_id), minutes: row.minutes ?? undefined, isOurs: row.is_ours!, reason: row.reason! };

function serviceOf(row: TicketRow): OtherService | undefined {
  if (row.service_event_id === null) return undefined;
  const { sold_fare: sold, runs_fare: runs } = row;
  return {
    event: id(row.service_event_id),
    sold: { es: row.sold_es!, en: row.sold_en! },
    runs: { es: row.runs_es!, en: row.runs_en! },
    isAsSold: row.is_as_sold!,
    fares: sold === null || runs === null ? undefined : { sold: centavos(sold), runs: centavos(runs) },
    reason: row.service_reason!,
  };
}
