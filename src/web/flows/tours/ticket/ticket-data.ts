import type { QrPath } from '#kernel/module-path.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { DataOf } from '#wire/route.ts';
import type { getTourCancellation, TourTicketView } from '#wire/tours-sale.ts';

export interface TicketData {
  readonly ticket: TourTicketView;
  /** The QR of its voucher; null without one. */
  readonly qr: QrPath | null;
  /** What goes back if it is cancelled now; null when it cannot be. */
  readonly cancellation: DataOf<typeof getTourCancellation> | null;
  readonly errors: readonly ShownError[];
}
