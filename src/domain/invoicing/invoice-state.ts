/**
 * An invoice from the request to the customer's mailbox.
 * `draft` what was asked is kept · `sealed` the XML is ours and final · `stamping` it is with the PAC · `unknown` the PAC did not
 * answer: it may be stamped · `rejected` the PAC or the SAT refused it, nothing was issued · `stamped` it is a tax document ·
 * `rendered` its printed forms are stored · `mailed` the customer has it · `cancelling` the SAT was asked · `cancelled`.
 */
export const INVOICE_STATES = [
  'draft',
  'sealed',
  'stamping',
  'unknown',
  'rejected',
  'stamped',
  'rendered',
  'mailed',
  'cancelling',
  'cancelled',
] as const;

export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What happens to an invoice. `absent`: the PAC never heard of it; `stale`: sealed too long ago to be stamped. */
export type InvoiceEvent =
  | 'sealed'
  | 'sent'
  | 'stamped'
  | 'rejected'
  | 'unanswered'
  | 'absent'
  | 'stale'
  | 'rendered'
  | 'mailed'
  | 'cancel_asked'
  | 'cancel_refused'
  | 'cancelled';

type Moves = { readonly [Event in InvoiceEvent]?: InvoiceState };

/** A stamp is a fact whenever it is heard of: also after it was given up as unknown. */
const NEXT: Readonly<Record<InvoiceState, Moves>> = {
  draft: { sealed: 'sealed', rejected: 'rejected' },
  sealed: { sent: 'stamping', stale: 'draft', rejected: 'rejected' },
  stamping: { stamped: 'stamped', rejected: 'rejected', unanswered: 'unknown' },
  unknown: { stamped: 'stamped', rejected: 'rejected', absent: 'sealed', unanswered: 'unknown' },
  rejected: {},
  stamped: { rendered: 'rendered', cancel_asked: 'cancelling' },
  rendered: { mailed: 'mailed', cancel_asked: 'cancelling' },
  mailed: { cancel_asked: 'cancelling' },
  cancelling: { cancelled: 'cancelled', cancel_refused: 'mailed' },
  cancelled: {},
};

/** The state after an event; undefined where it cannot happen. */
export const nextInvoiceState = (state: InvoiceState, event: InvoiceEvent): InvoiceState | undefined =>
  NEXT[state][event];

/** Whether it is a tax document. */
export const isStamped = (state: InvoiceState): boolean =>
  state === 'stamped' || state === 'rendered' || state === 'mailed' || state === 'cancelling';
