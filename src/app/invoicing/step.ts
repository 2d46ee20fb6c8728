import type { InvoiceInWork, Trouble } from '#app/invoicing/work-ports.ts';

/** What a step of the work came to. */
export type Step =
  /** On to the next. */
  | { readonly kind: 'on'; readonly invoice: InvoiceInWork }
  /** Nothing was learned: again after this many milliseconds, or after ever longer. */
  | { readonly kind: 'wait'; readonly wait?: number; readonly trouble?: Trouble }
  /** There is nothing to do. */
  | { readonly kind: 'rest' };

export const wait = (trouble?: Trouble): Step => ({ kind: 'wait', ...(trouble ? { trouble } : {}) });
