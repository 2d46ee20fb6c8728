import type { Direction } from '#domain/fares/quote.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { BarPath } from '#web/payment/bar-path.ts';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Data of the interactive part: without the contact and the payment. */
export interface LiveTicketsData {
  readonly code: string;
  readonly serverNow: string;
  /** Leaving closes nothing that is still pending. */
  readonly isDone: boolean;
  /** Null before there are tickets, while only a store reference exists. */
  readonly saved: SavedTickets | null;
  readonly keeps: SavingChoice;
  /** URL for choosing the date of an open ticket, by journey. */
  readonly choose: Readonly<Partial<Record<Direction, string>>>;
  readonly voucher: StoreReferenceView | null;
  /** Place whose time zone a reference's deadline uses. */
  readonly place: string;
}

/** Data of the tickets page. */
export interface TicketsData extends LiveTicketsData {
  readonly reservation: ReservationView;
  /** QR codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  /** URL of the notice preferences. */
  readonly notices: string;
  /** The bar code of a store reference. */
  readonly bars: BarPath | null;
  /** URLs of the tickets as files. */
  readonly pdf: string;
  readonly html: string;
  /** Tickets for phone wallets, if the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
  /** Alerts of its runs that have not departed yet. */
  readonly alerts: readonly AlertView[];
}
