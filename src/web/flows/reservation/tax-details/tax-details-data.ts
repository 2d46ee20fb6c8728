import type { FiscalData } from '#web/invoicing/fiscal-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What saying before paying who an invoice is for is drawn from. */
export interface TaxDetailsData {
  readonly reservation: ReservationView;
  readonly fiscal: FiscalData;
  readonly automatic: boolean;
  readonly errors: readonly ShownError[];
}
