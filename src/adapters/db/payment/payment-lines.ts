import { markInvoiceRequestDue } from '#adapters/db/invoicing/invoice-requests.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { isAdding } from '#domain/amendments/apply-addition.ts';
import { isChange, type ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { lineAmounts } from '#domain/invoicing/line-amounts.ts';

/** Where and when, of the tickets `t`: the words are those of the day of the sale. */
const JOURNEY = `'direction', t.direction,
  'origin', case t.direction when 'departure' then o.name else d.name end,
  'destination', case t.direction when 'departure' then d.name else o.name end,
  'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')`;

const OF_TICKETS = `join reservation r using (reservation_id)
  join stop o on o.stop_id = r.origin_id
  join stop d on d.stop_id = r.destination_id
  left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg`;

/** One of each ticket that costs something. */
const TICKETS = statement(
  'payment-lines-tickets',
  `insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, row_number() over (order by t.direction, t.passenger), t.folio, array[t.folio],
     jsonb_build_object('kind', 'ticket', 'type', p.type, 'name', trim(p.first_name || ' ' || p.last_name), 'seat', t.seat, ${JOURNEY}),
     t.product, t.unit_key, t.unit_name, given.gross, given.discount, given.net, given.vat, t.vat_rate
   from unnest($3::smallint[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[])
     as given (passenger, direction, gross, discount, net, vat)
   join ticket t on t.reservation_id = $2 and t.passenger = given.passenger and t.direction = given.direction and t.status = 'valid'
   ${OF_TICKETS}
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger`,
);

/** One of a change, for what was still to pay: its tickets are those of the reservation it changed. */
const CHANGE = statement(
  'payment-lines-change',
  `insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, 1, $4, array_agg(t.folio order by t.passenger),
     jsonb_build_object('kind', 'change', 'folios', array_agg(t.folio order by t.passenger), ${JOURNEY}),
     $5, $6, $7, $8, 0, $8, $9, $10
   from ticket t ${OF_TICKETS}
   where t.reservation_id = $2 and t.direction = $3 and t.status = 'valid'
   group by t.direction, o.name, d.name, c.departs_at, c.zone`,
);

/** One of each thing that was added. */
const ADDITIONS = statement(
  'payment-lines-additions',
  `insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, $4 + given.position, $3 || given.position, array[t.folio],
     jsonb_build_object('kind', 'addition', 'what', given.what, 'quantity', given.quantity, 'folio', t.folio, ${JOURNEY}),
     given.product, given.unit_key, given.unit_name, given.net, 0, given.net, given.vat, given.vat_rate
   from unnest($5::int[], $6::smallint[], $7::text[], $8::text[], $9::int[], $10::int[], $11::int[], $12::smallint[], $13::text[],
     $14::text[], $15::text[])
     as given (position, passenger, direction, what, quantity, net, vat, vat_rate, product, unit_key, unit_name)
   join ticket t on t.reservation_id = $2 and t.passenger = given.passenger and t.direction = given.direction and t.status = 'valid'
   ${OF_TICKETS}`,
);

/**
 * What a sale is put on an invoice as, kept when it is made: after its tickets are issued, in the same transaction. An invoice
 * that was wished for it is due from then on.
 */
export async function writeLines(session: Session, payment: string, reservation: Reservation): Promise<void> {
  if (isChange(reservation)) return writeDifference(session, payment, reservation);
  if (isAdding(reservation)) {
    const { code, adding } = reservation;
    return void (await writeAdded(session, payment, {
      of: adding.of,
      lines: adding.lines,
      name: `${code}-`,
      after: 0,
    }));
  }
  const tickets = await writeTickets(session, payment, reservation);
  const { id, code, extras } = reservation;
  // Folios are numbered on for as long as tickets are exchanged: these names are none of theirs.
  if (extras.length > 0)
    await writeAdded(session, payment, { of: id, lines: extras, name: `${code}-E`, after: tickets });
  await markInvoiceRequestDue(session, reservation.id, payment);
}

/** Answers how many there are. */
async function writeTickets(session: Session, payment: string, { id, quote }: Reservation): Promise<number> {
  const sold = quote!.tickets.filter(({ total }) => total > 0);
  const amounts = sold.map((ticket) => lineAmounts(ticket, ticket.fullFare, ticket.vatRate));
  await execute(session, TICKETS, [
    payment,
    id,
    sold.map(({ passenger }) => passenger),
    sold.map(({ direction }) => direction),
    amounts.map(({ gross }) => gross),
    amounts.map(({ discount }) => discount),
    amounts.map(({ net }) => net),
    amounts.map(({ vat }) => vat),
  ]);
  return sold.length;
}

async function writeDifference(session: Session, payment: string, changing: ChangeReservation): Promise<void> {
  const { total, tickets } = changing.quote!;
  if (total === 0) return;
  // The tickets of one run are of one category.
  const { vatRate, product, unit } = tickets[0]!;
  // The books keep the difference of what was rounded ticket by ticket; a line of its own is rounded by itself (CFDI40180).
  const { net, vat } = splitVat(total, vatRate);
  const { of, direction } = changing.change;
  const values = [payment, of, direction, changing.code, product, unit.key, unit.name, net, vat, vatRate];
  await execute(session, CHANGE, values);
}

interface Added {
  /** Whose tickets it goes with. */
  readonly of: string;
  readonly lines: readonly AdditionLine[];
  /** What the names of its lines begin with. */
  readonly name: string;
  /** How many lines stand before it. */
  readonly after: number;
}

function writeAdded(session: Session, payment: string, { of, lines, name, after }: Added): Promise<unknown> {
  return execute(session, ADDITIONS, [
    payment,
    of,
    name,
    after,
    lines.map((_, index) => index + 1),
    lines.map(({ passenger }) => passenger),
    lines.map(({ direction }) => direction),
    // A tax document is in Spanish.
    lines.map(({ name }) => name.es),
    lines.map(({ quantity }) => quantity),
    lines.map(({ net }) => net),
    lines.map(({ vat }) => vat),
    lines.map(({ vatRate }) => vatRate),
    lines.map(({ product }) => product),
    lines.map(({ unit }) => unit.key),
    lines.map(({ unit }) => unit.name),
  ]);
}
