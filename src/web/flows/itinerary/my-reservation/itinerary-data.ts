import type { FullAction } from './actions-now.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { DoneView, MaskedView, SentView } from '#wire/itinerary.ts';
import type { EntitlementsView } from '#wire/money-back.ts';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the reservation is drawn from: all of it, or as little as a code and a last name show. */
export type ItineraryData = FullData | MaskedData;

export interface FullData extends LiveFullData {
  readonly reservation: ReservationView;
  /** Drawn codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly actions: readonly FullAction[];
  readonly sent: SentView;
  /** What was done with it at a counter, by telephone or by its owner. */
  readonly done: DoneView;
  /** What was said to the form that was sent last. */
  readonly resent: 'done' | 'enough' | null;
  /** What delays and lower classes give, and what was given back; null when that could not be asked. */
  readonly rights: EntitlementsView | null;
  /** Tickets for the wallets of telephones, where the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
  /** Of its runs that have yet to leave. */
  readonly alerts: readonly AlertView[];
}

/** What is alive of it: neither the contact nor what was paid and sent. */
export type LiveItineraryData = LiveFullData | MaskedData;

export interface LiveFullData {
  readonly level: 'full';
  /** What a device may keep of it. */
  readonly saved: SavedTickets;
  readonly keeps: SavingChoice;
  /** Asked for by a form without scripts. */
  readonly pin: string | null;
  /** The visitor allows to be remembered on this device. */
  readonly remembers: boolean;
}

export interface MaskedData {
  readonly level: 'masked';
  readonly masked: MaskedView;
  readonly isCodeSent: boolean;
  readonly errors: readonly ShownError[];
  readonly remembers: boolean;
}
