import type { Direction } from '#domain/fares/quote.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';
import type { Member } from './member.ts';
import type { Seating } from './seating.ts';

export type SeatMaps = Readonly<Record<Direction, SeatMapView | null>>;

/** What the seats step is drawn from. */
export interface SeatsData {
  readonly reservation: ReservationView;
  readonly party: readonly Member[];
  readonly maps: SeatMaps;
  readonly seating: Seating;
  readonly errors: readonly ShownError[];
  /** A free neighbour is marked in place of a seat that was lost. */
  readonly isProposed: boolean;
  /** No seat of this bus will do. */
  readonly isBusWrong: boolean;
  /** What holding these seats costs as well. */
  readonly captcha: CaptchaTask | null;
  readonly contactCode: ContactCodeData | null;
}
