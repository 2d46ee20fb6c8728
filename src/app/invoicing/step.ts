import type { InvoiceInWork, Trouble } from '#app/invoicing/work-ports.ts';

/** The result of a step. */
export type Step =
  /** Continue with the next step. */
  | { readonly kind: 'on'; readonly invoice: InvoiceInWork }
  /** Nothing was learned: retry after this many milliseconds, or with growing pauses. */
  | { readonly kind: 'wait'; readonly wait?: number; readonly trouble?: Trouble }
  /** Nothing left to do. */
  | { readonly kind: 'rest' };

export const wait = (trouble?: Trouble): Step => ({ kind: 'wait', ...(trouble ? { trouble } : {}) });
