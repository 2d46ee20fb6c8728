import type { FullAction } from './actions-now.ts';
import type { ShuttleRide } from './shuttle-rides.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { DoneView, MaskedView, SentView } from '#wire/itinerary.ts';
import type { EntitlementsView } from '#wire/money-back.ts';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the form that sends a one-time code does, and the name of its button, for what is refused there. */
export const SEND_CODE = 'send-code';

/** Data of the reservation page: the full view, or the masked one that a code and a last name open. */
export type ItineraryData = FullData | MaskedData;

export interface FullData extends LiveFullData {
  readonly reservation: ReservationView;
  /** QR codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly actions: readonly FullAction[];
  readonly sent: SentView;
  /** What was done with it at a counter, by phone or by its owner. */
  readonly done: DoneView;
  /** The result of the last submitted form. */
  readonly resent: 'done' | { readonly refused: string } | null;
  /** Compensations for delays and lower classes, and past refunds; null if they could not be loaded. */
  readonly rights: EntitlementsView | null;
  /** Tickets for phone wallets, if the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
  /** The shuttle before and after its journeys to come. */
  readonly shuttles: readonly ShuttleRide[];
  /** The form for a rental car at its destination; absent where nobody rents one. */
  readonly car: string | undefined;
  /** Alerts of its runs that have not departed yet. */
  readonly alerts: readonly AlertView[];
}

/** Data of the interactive part: without contact, payments and sent messages. */
export type LiveItineraryData = LiveFullData | MaskedData;

export interface LiveFullData {
  readonly level: 'full';
  /** What a device may save of it. */
  readonly saved: SavedTickets;
  readonly keeps: SavingChoice;
  /** Requested by a form without scripts. */
  readonly pin: string | null;
  /** The visitor allows saving on this device. */
  readonly remembers: boolean;
}

export interface MaskedData {
  readonly level: 'masked';
  readonly masked: MaskedView;
  readonly isCodeSent: boolean;
  readonly errors: readonly ShownError[];
  readonly remembers: boolean;
}
