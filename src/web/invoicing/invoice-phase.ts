import type { InvoiceView } from '#wire/invoicing.ts';

/** How an invoice stands, as a customer sees it. */
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

/** Whether something is still to happen to it that its customer waits for. */
export const isUnderWay = ({ state }: Pick<InvoiceView, 'state'>): boolean =>
  !['rejected', 'mailed', 'cancelling', 'cancelled'].includes(state);

/** Stages done of three: asked for, stamped, sent. */
export function stagesDone({ state }: Pick<InvoiceView, 'state'>): number {
  if (state === 'mailed' || state === 'cancelling' || state === 'cancelled') return 3;
  return state === 'stamped' || state === 'rendered' ? 2 : 1;
}
