import type { Direction } from '#domain/fares/quote.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { BarPath } from '#web/payment/bar-path.ts';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import type { AlertView } from '#wire/alerts.ts';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What is alive of the tickets is drawn from: neither the contact nor how it was paid. */
export interface LiveTicketsData {
  readonly code: string;
  readonly serverNow: string;
  /** Leaving closes nothing that is still to be done. */
  readonly isDone: boolean;
  /** Null while there are no tickets yet, only a reference to pay in a store. */
  readonly saved: SavedTickets | null;
  readonly keeps: SavingChoice;
  /** Where the date of an open ticket is chosen, by its journey. */
  readonly choose: Readonly<Partial<Record<Direction, string>>>;
  readonly voucher: StoreReferenceView | null;
  /** Whose clock the last moment of a reference is on. */
  readonly place: string;
}

/** What the tickets are drawn from. */
export interface TicketsData extends LiveTicketsData {
  readonly reservation: ReservationView;
  /** Drawn codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  /** Where one says how one wants to be told of the trip. */
  readonly notices: string;
  /** The bar code of a reference that is to be paid in a store. */
  readonly bars: BarPath | null;
  /** Addresses of the tickets as files. */
  readonly pdf: string;
  readonly html: string;
  /** Tickets for the wallets of telephones, where the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
  /** Of its runs that have yet to leave. */
  readonly alerts: readonly AlertView[];
}
