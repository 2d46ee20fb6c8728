import type { PanelData } from '#web/invoicing/panel-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { InvoiceView } from '#wire/invoicing.ts';

/** What finding something to invoice, or an invoice, is drawn from. */
export interface FindData {
  readonly kind: 'find';
  /** From an address, or as they were typed. */
  readonly code: string;
  readonly lastName: string;
  readonly phone: string;
  readonly errors: readonly ShownError[];
  readonly series: string;
  readonly folio: string;
  readonly rfc: string;
  readonly seriesErrors: readonly ShownError[];
  /** By series, number and RFC; null while nothing was looked for. */
  readonly found: readonly InvoiceView[] | null;
}

export type InvoicingData = FindData | PanelData;
