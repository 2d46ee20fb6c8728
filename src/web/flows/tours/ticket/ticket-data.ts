import type { QrPath } from '#kernel/module-path.ts';
import type { BarPath } from '#web/payment/bar-path.ts';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { DataOf } from '#wire/route.ts';
import type { getTourCancellation, TourTicketView } from '#wire/tours-sale.ts';

export interface TicketData {
  readonly ticket: TourTicketView;
  /** The QR of its voucher; null without one. */
  readonly qr: QrPath | null;
  /** What goes back if it is cancelled now; absent when it cannot be. */
  readonly cancellation: DataOf<typeof getTourCancellation> | 'unread' | undefined;
  /** What is paid in a store; null when it is paid at a counter, absent when nothing is to be paid. */
  readonly slip?: { readonly voucher: StoreReferenceView; readonly bars: BarPath } | null | undefined;
  /** Its start was cancelled before it was paid. */
  readonly isOff: boolean;
  readonly errors: readonly ShownError[];
}
