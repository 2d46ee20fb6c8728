import type { InvoiceView } from '#wire/invoicing.ts';

/** The state of an invoice, as shown to a customer. */
export type InvoicePhase = 'waiting' | 'rejected' | 'issued' | 'cancelling' | 'cancelled' | 'replaced';

export function phaseOf({ state, replaced_by: replacedBy }: Pick<InvoiceView, 'state' | 'replaced_by'>): InvoicePhase {
  switch (state) {
    case 'draft':
    case 'sealed':
    case 'stamping':
    case 'unknown':
      return 'waiting';
    case 'stamped':
    case 'rendered':
    case 'mailed':
      return replacedBy === null ? 'issued' : 'replaced';
    case 'cancelling':
      return replacedBy === null ? 'cancelling' : 'replaced';
    case 'cancelled':
      return replacedBy === null ? 'cancelled' : 'replaced';
    case 'rejected':
      return 'rejected';
  }
}

/** Whether the customer still waits for something to happen. */
export const isUnderWay = ({ state }: Pick<InvoiceView, 'state'>): boolean =>
  !['rejected', 'mailed', 'cancelling', 'cancelled'].includes(state);

/** Completed stages out of three: requested, stamped, sent. */
export function stagesDone({ state }: Pick<InvoiceView, 'state'>): number {
  if (state === 'mailed' || state === 'cancelling' || state === 'cancelled') return 3;
  return state === 'stamped' || state === 'rendered' ? 2 : 1;
}
