import type { FiscalData } from '#web/invoicing/fiscal-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { InvoiceView, JointView } from '#wire/invoicing.ts';

/** Data of the page where one invoice of several reservations is requested. */
export interface SeveralData {
  readonly view: JointView;
  readonly fiscal: FiscalData;
  /** Ids of the ticked payments. */
  readonly chosen: readonly string[];
  /** The invoice just requested. */
  readonly asked: InvoiceView | null;
  readonly errors: readonly ShownError[];
}
