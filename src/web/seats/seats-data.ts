import type { Direction } from '#domain/fares/quote.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';
import type { WrittenSeatMap } from '#web/seats/written-map.ts';
import type { BusWords } from './bus-words.ts';
import type { Member } from './member.ts';
import type { Seating } from './seating.ts';

export type SeatMaps = Readonly<Record<Direction, DrawnSeatMap | null>>;

/** Data of the seats screen. */
export interface ShownSeats {
  readonly reservation: LiveReservation & { readonly passengers: readonly Pick<PassengerView, 'type' | 'position'>[] };
  readonly party: readonly Member[];
  readonly maps: Readonly<Record<Direction, WrittenSeatMap | null>>;
  readonly words: Readonly<Record<Direction, BusWords | null>>;
  readonly seating: Seating;
  /** The bus that is visible first. */
  readonly bus: Direction;
  readonly errors: readonly ShownError[];
  /** Shown when a free neighbouring seat is marked in place of a lost one. */
  readonly proposed: string | null;
  /** Link to other departures when no seat of this bus will do. */
  readonly otherRuns: { readonly href: string; readonly text: string } | null;
  /** The captcha required to hold these seats. */
  readonly captcha: CaptchaTask | null;
}

/** Data of the whole seats step. */
export interface SeatsData extends ShownSeats {
  readonly reservation: ReservationView;
  readonly contactCode: ContactCodeData | null;
}
