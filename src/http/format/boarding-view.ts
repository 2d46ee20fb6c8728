import type { ScanResult } from '#app/boarding/board-tickets.ts';
import type { BoardingList, TicketToBoard } from '#app/boarding/boarding-list.ts';
import type { BusesOfStop } from '#app/boarding/buses-of-stop.ts';
import type { Boarded, ListedTicket } from '#app/boarding/ports.ts';
import { maskedName } from '#domain/access/masked-name.ts';
import { placeName } from '#domain/network/place-name.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { baggageView } from '#http/format/baggage-view.ts';
import { utc } from '#http/format/reservation-view.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type {
  BoardedView,
  BoardingListView,
  getBoardingBuses,
  ListedTicketView,
  ScanResultView,
} from '#wire/boarding.ts';
import type { DataOf } from '#wire/route.ts';

/** The buses of a stop, in its time zone. */
export const busesView = ({ stops, stop, buses }: BusesOfStop): DataOf<typeof getBoardingBuses> => ({
  stops: stops.map((one) => ({ id: one.id, name: placeName(one), city: one.city })),
  stop: stop ? { id: stop.id, name: placeName(stop) } : null,
  buses: buses.map(({ departs, destination, service, isCancelled, ...bus }) => ({
    ...bus,
    departs_at: isoInZone(departs, stop!.zone),
    service: { ...service.name },
    destination: destination.name,
    cancelled: isCancelled,
  })),
});

/** A passenger list as a device stores it: masked, so that a lost device reveals no names. */
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
  ...carriedView(ticket),
  from: nameOf(ticket.segment.from),
  to: nameOf(ticket.segment.to),
  boarded: ticket.boarded ? boardedView(ticket.boarded, zone) : null,
});

const carriedView = ({ tier, additions }: Pick<ListedTicket, 'tier' | 'additions'>) => ({
  baggage: baggageView(tier),
  additions: additions.map(({ name, quantity }) => ({ name: { ...name }, quantity })),
});

/** `A*** L***`: enough to ask people for their name. */
export const maskedFullName = ({ firstName, lastName }: Pick<ListedTicket, 'firstName' | 'lastName'>): string =>
  `${maskedName(firstName)} ${maskedName(lastName)}`.trim();

export const boardedView = ({ at, place, device }: Boarded, zone: Zone): BoardedView => ({
  at: isoInZone(at, zone),
  place,
  device,
});

const NOTHING_ALONG = { tier: undefined, additions: [] };

/** The result of a scan. `zone` is the carrier's. */
export function resultView(result: ScanResult, zone: Zone): ScanResultView {
  const { id, verdict, folio, ticket, first, other } = result;
  // A code that may be forged or altered reveals nothing about the traveller of its folio.
  const shown = verdict === 'forged' || verdict === 'void' ? undefined : ticket;
  return {
    id,
    verdict,
    folio: folio ?? null,
    seat: shown?.seat ?? null,
    name: shown ? maskedFullName(shown) : null,
    type: shown?.type ?? null,
    ...carriedView(shown ?? NOTHING_ALONG),
    other: other ? { departs_at: isoInZone(other.departs, other.zone), destination: other.destination } : null,
    first: first ? boardedView(first, zone) : null,
  };
}
