import type { BoardingList, TicketToBoard } from '#app/boarding/boarding-list.ts';
import type { Boarded, ListedTicket } from '#app/boarding/ports.ts';
import { maskedName } from '#domain/access/masked-name.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { baggageView } from '#http/format/baggage-view.ts';
import { utc } from '#http/format/reservation-view.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { BoardedView, BoardingListView, ListedTicketView } from '#wire/boarding.ts';

/** A list as a device takes it along: anyone who finds the device learns no name. */
export function listView(
  { departure, isCancelled, stops, tickets, revoked, keys }: BoardingList,
  now: Instant,
): BoardingListView {
  const [first] = departure.calls;
  if (!first) throw new Error(`the departure ${departure.id} calls nowhere`);
  const nameOf = (call: number) => stops.find(({ id }) => id === departure.calls[call]?.stop)?.name ?? '';
  return {
    departure: departure.id,
    service_date: departure.serviceDate,
    service: { ...departure.service.name },
    origin: nameOf(0),
    destination: nameOf(departure.calls.length - 1),
    departs_at: isoInZone(first.departs, first.zone),
    cancelled: isCancelled,
    tickets: tickets.map((ticket) => ticketView(ticket, { nameOf, zone: first.zone })),
    revoked: [...revoked],
    keys: keys.map(({ id: kid, publicKey: x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x })),
    made_at: utc(now),
  };
}

interface Around {
  readonly nameOf: (call: number) => string;
  readonly zone: Zone;
}

const ticketView = (ticket: TicketToBoard, { nameOf, zone }: Around): ListedTicketView => ({
  folio: ticket.folio,
  issue: ticket.issue,
  paid: isBoardable(ticket.kind),
  cancelled: ticket.isCancelled,
  seat: ticket.seat ?? null,
  name: maskedFullName(ticket),
  type: ticket.type,
  baggage: baggageView(ticket.tier),
  additions: ticket.additions.map(({ name, quantity }) => ({ name: { ...name }, quantity })),
  from: nameOf(ticket.segment.from),
  to: nameOf(ticket.segment.to),
  boarded: ticket.boarded ? boardedView(ticket.boarded, zone) : null,
});

/** `A*** L***`: enough to ask who somebody is. */
export const maskedFullName = ({ firstName, lastName }: Pick<ListedTicket, 'firstName' | 'lastName'>): string =>
  `${maskedName(firstName)} ${maskedName(lastName)}`.trim();

export const boardedView = ({ at, place, device }: Boarded, zone: Zone): BoardedView => ({
  at: isoInZone(at, zone),
  place,
  device,
});
