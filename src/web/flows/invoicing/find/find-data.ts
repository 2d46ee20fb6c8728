import type { PanelData } from '#web/invoicing/panel-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { InvoiceView } from '#wire/invoicing.ts';

/** Data of the page that finds a reservation to invoice, or an invoice. */
export interface FindData {
  readonly kind: 'find';
  /** From the URL, or as typed. */
  readonly code: string;
  /** Found for a joint invoice: goes on there. */
  readonly several: boolean;
  readonly lastName: string;
  readonly phone: string;
  readonly errors: readonly ShownError[];
  readonly series: string;
  readonly folio: string;
  readonly rfc: string;
  readonly seriesErrors: readonly ShownError[];
  /** Found by series, number and RFC; null before a search. */
  readonly found: readonly InvoiceView[] | null;
}

export type InvoicingData = FindData | PanelData;
