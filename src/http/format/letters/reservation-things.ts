import type { LetterThing } from '#app/notices/letter.ts';
import type { Matter } from '#http/format/letters/matter.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { StopView } from '#wire/shapes.ts';

type Direction = 'departure' | 'return';

/** A ticket as far as its reservation is about it. */
interface Seat {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  readonly seat?: number | null;
}

/**
 * The tickets of a letter as schema.org `BusReservation`s, by which mail programs show the trip on its day and keep it
 * up to date: the same number and folio replace what an earlier letter said. Open tickets have no trip yet and are not
 * included. The boarding code is not in it: it is shown as an image only.
 */
export function reservationThings(matter: Matter): readonly LetterThing[] {
  return matter.view.tickets
    .filter(({ open }) => !open)
    .flatMap((ticket) => thingOf(matter, ticket, matter.view[ticket.direction].cancelled));
}

/** The given tickets, or those of the journeys whose run is cancelled, as cancelled. */
export const cancelledThings = (matter: Matter, tickets: readonly Seat[]): readonly LetterThing[] =>
  tickets.flatMap((ticket) => thingOf(matter, ticket, true));

/** Nothing for a journey without a run. */
function thingOf(matter: Matter, ticket: Seat, isCancelled: boolean): readonly LetterThing[] {
  const { view, lang, now, notice, itineraryUrl, carrier } = matter;
  const { schedule } = view[ticket.direction];
  if (!schedule) return [];
  const passenger = view.passengers.find(({ position }) => position === ticket.passenger);
  const seat = ticket.seat ?? null;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BusReservation',
      reservationNumber: view.code,
      reservationStatus: `https://schema.org/${isCancelled ? 'ReservationCancelled' : 'ReservationConfirmed'}`,
      ...(passenger
        ? { underName: { '@type': 'Person', name: `${passenger.first_name} ${passenger.last_name}` } }
        : {}),
      url: itineraryUrl,
      ...(isCancelled ? {} : { modifyReservationUrl: itineraryUrl }),
      modifiedTime: isoInZone(now, notice.origin.zone),
      provider: { '@type': 'Organization', name: carrier },
      reservationFor: {
        '@type': 'BusTrip',
        name: schedule.service.name[lang],
        busCompany: { '@type': 'Organization', name: carrier },
        departureBusStop: stopThing(schedule.origin),
        departureTime: schedule.departs_at,
        arrivalBusStop: stopThing(schedule.destination),
        arrivalTime: schedule.arrives_at,
      },
      reservedTicket: {
        '@type': 'Ticket',
        ticketNumber: ticket.folio,
        ...(seat === null ? {} : { ticketedSeat: { '@type': 'Seat', seatNumber: String(seat) } }),
      },
    },
  ];
}

const stopThing = ({ name, city, address, latitude, longitude, kind }: StopView): LetterThing => ({
  '@type': kind === 'terminal' ? 'BusStation' : 'BusStop',
  name,
  address: {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    addressLocality: city,
    addressCountry: 'MX',
  },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
});
