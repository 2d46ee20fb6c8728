import type { ShownError } from '#web/shown-errors.ts';
import type { InvoiceView, InvoicingView } from '#wire/invoicing.ts';
import type { FiscalData } from './fiscal-data.ts';

/** Where the panel is: on its own page, right after buying, or in the itinerary. */
export type PanelPlace = 'alone' | 'step' | 'itinerary';

/** Data of a reservation's invoicing panel. */
export interface PanelData {
  readonly kind: 'desk';
  readonly place: PanelPlace;
  readonly view: InvoicingView;
  readonly fiscal: FiscalData;
  /** The selected payments. */
  readonly chosen: readonly string[];
  /** The invoice just requested. */
  readonly asked: InvoiceView | null;
  /** The invoice that the input will replace. */
  readonly correcting: InvoiceView | null;
  readonly isResent: boolean;
  readonly errors: readonly ShownError[];
  /** URL of this page, and where the visitor came from. */
  readonly here: string;
  readonly back: string | null;
}

/** The id of the page's form: checkboxes outside it reference it. */
export const FORM_ID = 'invoice-form';

/** Whether an invoice can be requested now: otherwise no form is shown. */
export const isOpen = ({ view, correcting }: Pick<PanelData, 'view' | 'correcting'>): boolean =>
  correcting !== null || view.payments.some(({ check_in: can }) => can);
