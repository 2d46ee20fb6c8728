import type { FiscalData } from '#web/invoicing/fiscal-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Data of the page for an invoice request before paying. */
export interface TaxDetailsData {
  readonly reservation: ReservationView;
  readonly fiscal: FiscalData;
  readonly automatic: boolean;
  readonly errors: readonly ShownError[];
}
