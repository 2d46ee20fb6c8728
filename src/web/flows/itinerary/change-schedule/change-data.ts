import type { Direction } from '#domain/fares/quote.ts';
import type { alsoSaid } from '#web/flows/itinerary/beside/cancel-beside.ts';
import type { Beside } from '#web/flows/itinerary/beside/read-beside.ts';
import type { SeatMaps, ShownSeats } from '#web/seats/seats-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getChangeAvailability, getChangeSchedules } from '#wire/schedule-change.ts';

/** Id of the form that confirms an offer: fields elsewhere on the page belong to it. */
export const OFFER_FORM = 'offer';

/** What every view of the page refers to. */
export interface ChangeSubject {
  readonly code: string;
  /** A folio. */
  readonly ticket: string;
}

interface Shown extends ChangeSubject {
  readonly errors: readonly ShownError[];
}

/** The available runs of a day. */
export interface RunsData extends Shown {
  readonly kind: 'runs';
  readonly list: DataOf<typeof getChangeSchedules>;
  readonly passengers: ReservationView['passengers'];
}

/** One of them, with its price and seats. */
export interface OfferData extends Shown {
  readonly kind: 'offer';
  readonly offer: DataOf<typeof getChangeAvailability>;
  /** What was bought with it and does not fit with the new time. */
  readonly beside: Beside;
  readonly date: string;
  /** `schedule|detail`. */
  readonly run: string;
  readonly choosing: Omit<ShownSeats, 'maps'> & { readonly maps: SeatMaps; readonly reservation: ReservationView };
  /** The ticket had no run yet. */
  readonly wasOpen: boolean;
  /** A seat was chosen or refused: scroll the seat map into view. */
  readonly showsBus: boolean;
}

/** Nothing to choose: too late, already changed, or no longer valid. */
export interface RefusedData extends Shown {
  readonly kind: 'refused';
}

export interface DoneData extends Shown {
  readonly kind: 'done';
  readonly reservation: ReservationView;
  readonly direction: Direction;
  /** It had no run before. */
  readonly wasOpen: boolean;
  /** What no longer went with it: cancelled, or not. */
  readonly ended: ReturnType<typeof alsoSaid>;
}

export type ChangeData = RunsData | OfferData | RefusedData | DoneData;

/** The part of an offer sent to the browser: its seats, and the values the form resends. */
export interface ShownOffer
  extends Pick<OfferData, 'kind' | 'code' | 'ticket' | 'date' | 'run' | 'showsBus' | 'errors'> {
  readonly wasOpen: boolean;
  readonly offer: Pick<OfferData['offer'], 'difference' | 'to_pay' | 'valid_until'>;
  readonly choosing: Pick<ShownSeats, 'party' | 'words' | 'seating' | 'bus' | 'proposed'> & {
    readonly maps: SeatMaps;
    readonly reservation: { readonly passengers: readonly Pick<PassengerView, 'position' | 'type'>[] };
  };
}

/** The data sent to the browser: for views other than an offer, only the errors. */
export type ShownChange = ShownOffer | Pick<RunsData | RefusedData | DoneData, 'kind' | 'errors'>;
