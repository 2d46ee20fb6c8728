import type { Direction } from '#domain/fares/quote.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { BarPath } from '#web/payment/bar-path.ts';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the tickets are drawn from. */
export interface TicketsData {
  readonly reservation: ReservationView;
  /** Drawn codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  /** Where the date of an open ticket is chosen, by its journey. */
  readonly choose: Readonly<Partial<Record<Direction, string>>>;
  /** When it is so, on the clock of the stop where the trip begins. */
  readonly asOf: string;
  /** Where one says how one wants to be told of the trip. */
  readonly notices: string;
  /** The bar code of a reference that is to be paid in a store. */
  readonly bars: BarPath | null;
  readonly keeps: SavingChoice;
  /** Addresses of the tickets as files. */
  readonly pdf: string;
  readonly html: string;
  /** Tickets for the wallets of telephones, where the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
}
