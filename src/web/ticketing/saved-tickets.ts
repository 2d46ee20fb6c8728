import { DIRECTIONS } from '#domain/fares/quote.ts';
import { DAY } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { TripView } from '#web/ticketing/ticket-facts.ts';
import type { ReservationView } from '#wire/reservation.ts';

/**
 * The tickets of a reservation as saved on a device: what is needed to board, and nothing that opens or pays anything.
 */
export interface SavedTickets extends TripView {
  readonly version: typeof SAVED_VERSION;
  readonly code: string;
  readonly lang: Lang;
  /** When they were saved, in the local time of the trip's origin. */
  readonly asOf: string;
  /** Expiry in milliseconds. */
  readonly until: number;
  /** QR codes by folio. */
  readonly codes: Readonly<Record<string, QrPath>>;
}

/** Data in another format, or saved without consent (up to 2), is ignored. */
export const SAVED_VERSION = 3;
/** How long tickets are kept after the trip. */
const KEPT_AFTER = 2 * DAY;

export interface ToSave {
  readonly reservation: ReservationView;
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly asOf: string;
  readonly lang: Lang;
}

/**
 * Picks the saved fields one by one: whatever fields reservations get in future, the contact and the payment stay out.
 */
export function savedOf({ reservation, codes, asOf, lang }: ToSave): SavedTickets {
  const { code, origin, destination, via, onward, buses, departure, passengers, deadlines } = reservation;
  return {
    version: SAVED_VERSION,
    code,
    lang,
    asOf,
    until: endOfTrip(reservation) + KEPT_AFTER,
    codes,
    origin,
    destination,
    ...(via && { via }),
    ...(onward && { onward }),
    ...(buses && { buses }),
    departure,
    return: reservation.return,
    deadlines,
    passengers: passengers.map(({ position, type, first_name, last_name, seat_departure, seat_return, baggage }) => ({
      position,
      type,
      first_name,
      last_name,
      seat_departure,
      seat_return,
      baggage,
    })),
    // The drawing is enough: the code's text is not saved.
    tickets: reservation.tickets.map((ticket) => ({ ...ticket, qr: null })),
  };
}

/** The last arrival; for an open ticket the end of its last valid day. */
function endOfTrip({ tickets, ...journeys }: Pick<ReservationView, 'tickets' | 'departure' | 'return'>): number {
  const ends = tickets.map(({ direction, valid_until: lastDay }) => {
    const run = journeys[direction].schedule;
    return run ? Date.parse(run.arrives_at) : Date.parse(lastDay) + DAY;
  });
  return Math.max(...ends);
}

/** Parses data of a version from the device's storage; undefined if expired or malformed. */
export function savedFrom(
  value: unknown,
  now: number,
  version: number | string = SAVED_VERSION,
): SavedTickets | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = value as Partial<SavedTickets>;
  return kept.version === version && typeof kept.until === 'number' && kept.until > now
    ? (kept as SavedTickets)
    : undefined;
}

/** The trip that departs next comes first; open tickets come last. */
export const inOrder = (all: readonly SavedTickets[], now: number): readonly SavedTickets[] =>
  all.toSorted((a, b) => nextDeparture(a, now) - nextDeparture(b, now));

function nextDeparture(kept: SavedTickets, now: number): number {
  const times = DIRECTIONS.flatMap((direction) => {
    const run = kept[direction].schedule;
    return run && Date.parse(run.arrives_at) > now ? [Date.parse(run.departs_at)] : [];
  });
  return Math.min(...times);
}
