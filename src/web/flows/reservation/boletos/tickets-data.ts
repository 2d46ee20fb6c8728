import type { QrPath } from '#web/flows/reservation/boletos/qr-path.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the tickets are drawn from. */
export interface TicketsData {
  readonly reservation: ReservationView;
  /** Drawn codes by folio; unpaid tickets have none (T40). */
  readonly codes: Readonly<Record<string, QrPath>>;
  /** Addresses of the tickets as files. */
  readonly pdf: string;
  readonly html: string;
}
