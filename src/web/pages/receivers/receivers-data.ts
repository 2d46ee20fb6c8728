import type { FiscalData } from '#web/invoicing/fiscal-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { FiscalProfileView } from '#wire/invoicing.ts';

export interface ReceiversData {
  readonly profiles: readonly FiscalProfileView[];
  /** The receiver being added or changed; null for the list. */
  readonly editing: { readonly id: string | null; readonly fiscal: FiscalData } | null;
  readonly errors: readonly ShownError[];
}
