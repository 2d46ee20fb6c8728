import type { ShownError } from '#web/shown-errors.ts';
import type { InvoiceView, InvoicingView } from '#wire/invoicing.ts';
import type { FiscalData } from './fiscal-data.ts';

/** Where invoices are asked for: on their own page, right after buying, or in the itinerary. */
export type PanelPlace = 'alone' | 'step' | 'itinerary';

/** What asking for the invoices of a reservation is drawn from. */
export interface PanelData {
  readonly kind: 'desk';
  readonly place: PanelPlace;
  readonly view: InvoicingView;
  readonly fiscal: FiscalData;
  /** Payments that are ticked. */
  readonly chosen: readonly string[];
  /** What was asked for just now. */
  readonly asked: InvoiceView | null;
  /** What is to be replaced by what is typed. */
  readonly correcting: InvoiceView | null;
  readonly isResent: boolean;
  readonly errors: readonly ShownError[];
  /** Where this page is, and where it came from. */
  readonly here: string;
  readonly back: string | null;
}

/** The form of the page: its checkboxes stand elsewhere and name it. */
export const FORM_ID = 'invoice-form';

/** Whether there is anything to ask for now: no form stands where nothing could come of it. */
export const isOpen = ({ view, correcting }: Pick<PanelData, 'view' | 'correcting'>): boolean =>
  correcting !== null || view.payments.some(({ check_in: can }) => can);
