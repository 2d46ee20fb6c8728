import { randomBytes } from 'node:crypto';
import { announceKnownDisruptions } from '#adapters/db/disruptions/known-disruptions.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import { type Direction, DIRECTIONS, type TicketPrice } from '#domain/fares/quote.ts';
import type { TicketedReservation } from '#domain/ticketing/ticketed-reservation.ts';
import { folioOf, validUntil } from '#domain/ticketing/ticket-rules.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import { type ReservationId, uuidV7 } from '#kernel/ids.ts';
import type { StopId } from '#domain/network/stop.ts';
import { type Instant, type LocalDate, type Zone, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

const ZONES = statement<{ readonly stop_id: string; readonly zone: string }>(
  'ticket-zones',
  'select stop_id, zone from stop where stop_id = any($1)',
);

const INSERT = statement(
  'ticket-insert',
  `insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status,
     departure_id, from_leg, to_leg, seat, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, issued_at)
   select given.ticket_id, $1, given.passenger, given.direction, given.folio, given.secret, $2, 'valid',
     given.departure_id, given.from_leg, given.to_leg, given.seat, given.valid_until,
     given.total, given.net, given.vat, given.vat_rate, given.product, given.unit_key, given.unit_name, $3
   from unnest($4::uuid[], $5::smallint[], $6::text[], $7::text[], $8::text[], $9::uuid[], $10::smallint[],
     $11::smallint[], $12::smallint[], $13::date[], $14::int[], $15::int[], $16::int[], $17::smallint[],
     $18::text[], $19::text[], $20::text[])
     as given (ticket_id, passenger, direction, folio, secret, departure_id, from_leg, to_leg, seat, valid_until,
       total, net, vat, vat_rate, product, unit_key, unit_name)
   on conflict (folio) do update set passenger = excluded.passenger, direction = excluded.direction,
     secret = excluded.secret, kind = excluded.kind, status = 'valid', departure_id = excluded.departure_id,
     from_leg = excluded.from_leg, to_leg = excluded.to_leg, seat = excluded.seat, valid_until = excluded.valid_until,
     total = excluded.total, net = excluded.net, vat = excluded.vat, vat_rate = excluded.vat_rate,
     product = excluded.product, unit_key = excluded.unit_key, unit_name = excluded.unit_name, issued_at = excluded.issued_at
     where ticket.kind = 'PEND' and excluded.kind <> 'PEND' or ticket.status = 'void'`,
);

const VOID_UNPAID = statement(
  'tickets-void-unpaid',
  `update ticket set status = 'void' where reservation_id = $1 and kind = 'PEND' and status = 'valid'`,
);

/** Voids the tickets of an unpaid order. */
export const voidUnpaidTickets = async (session: Session, id: ReservationId): Promise<void> => {
  await execute(session, VOID_UNPAID, [id]);
};

/** Content of the QR code: 128 random bits only. */
export const SECRET_BYTES = 16;

interface Issue {
  readonly kind: TicketKind;
  readonly at: Instant;
  /** The time zone of a stop, where it is known; absent: it is read. */
  readonly zoneOf?: ((stop: StopId) => Zone | undefined) | undefined;
}

/**
 * Writes a ticket for each price of the reservation's quote: one per passenger and journey, infants included. A ticket
 * that was waiting for payment, or expired unpaid, becomes valid under its own folio. Validity counts from the day of
 * issue where the journey begins (T8).
 */
export async function issueTickets(session: Session, reservation: TicketedReservation, issue: Issue): Promise<void> {
  const { quote } = reservation;
  const stops = DIRECTIONS.map((direction) => stopsOf(reservation, direction)[0]);
  if (!quote) throw new Error(`reservation ${reservation.id} is to be ticketed without a price`);
  // Nothing is waited for when the zones are known: the tickets are sent with what the caller sends.
  const zoneOf = issue.zoneOf ?? (await readZones(session, stops));
  const lastDay = (direction: Direction) => {
    const boarding = zoneOf(stopsOf(reservation, direction)[0]);
    if (boarding === undefined) throw new Error(`reservation ${reservation.id} begins at a stop that is not there`);
    return validUntil(dateInZone(issue.at, boarding));
  };
  await write(session, reservation, { ...issue, tickets: quote.tickets, firstNumber: 1, lastDay });
}

async function readZones(session: Session, stops: readonly StopId[]): Promise<(stop: StopId) => Zone | undefined> {
  const zones = new Map((await execute(session, ZONES, [stops])).map((row) => [row.stop_id, zone(row.zone)]));
  return (stop) => zones.get(stop);
}

const VOID_JOURNEY = statement(
  'tickets-void-journey',
  `update ticket set status = 'void' where reservation_id = $1 and direction = $2 and status = 'valid'`,
);

const COUNT = statement<{ readonly tickets: number }>(
  'tickets-count',
  'select count(*)::int as tickets from ticket where reservation_id = $1',
);

/**
 * New tickets of a changed journey, under new folios; the former ones are no longer valid. They keep the former expiry:
 * a change does not start a new year.
 */
export async function replaceTickets(
  session: Session,
  reservation: TicketedReservation,
  { direction, at }: { readonly direction: Direction; readonly at: Instant },
): Promise<void> {
  const { id, quote, tickets: before } = reservation;
  const [counted] = await execute(session, COUNT, [id]);
  await execute(session, VOID_JOURNEY, [id, direction]);
  await write(session, reservation, {
    kind: 'E-Ticket',
    at,
    tickets: quote!.tickets.filter((price) => price.direction === direction),
    firstNumber: counted!.tickets + 1,
    lastDay: () => before.find((ticket) => ticket.direction === direction)!.validUntil,
  });
}

interface Writing extends Issue {
  readonly tickets: readonly TicketPrice[];
  readonly firstNumber: number;
  readonly lastDay: (direction: Direction) => LocalDate;
}

/** The only writer of tickets. */
async function write(
  session: Session,
  reservation: TicketedReservation,
  { kind, at, tickets, firstNumber, lastDay }: Writing,
): Promise<void> {
  const journeys = tickets.map(({ direction }) => reservation[direction].segment);
  const seats = tickets.map(
    ({ direction, passenger }) =>
      reservation.passengers.find(({ position }) => position === passenger)?.seats[direction],
  );
  await execute(session, INSERT, [
    reservation.id,
    kind,
    new Date(at),
    tickets.map(() => uuidV7(at, randomBytes(10))),
    tickets.map(({ passenger }) => passenger),
    tickets.map(({ direction }) => direction),
    tickets.map((_, index) => folioOf(reservation.code, firstNumber + index)),
    tickets.map(() => randomBytes(SECRET_BYTES).toString('base64url')),
    journeys.map((segment) => segment?.departure ?? null),
    journeys.map((segment) => segment?.from ?? null),
    journeys.map((segment) => segment?.to ?? null),
    seats.map((seat) => seat ?? null),
    tickets.map(({ direction }) => lastDay(direction)),
    tickets.map(({ total }) => total),
    tickets.map(({ net }) => net),
    tickets.map(({ vat }) => vat),
    tickets.map(({ vatRate }) => vatRate),
    tickets.map(({ product }) => product),
    tickets.map(({ unit }) => unit.key),
    tickets.map(({ unit }) => unit.name),
  ]);
  if (kind === 'E-Ticket') await announceKnownDisruptions(session, reservation.id);
}
