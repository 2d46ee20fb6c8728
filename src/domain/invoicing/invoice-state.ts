/**
 * An invoice from the request to the customer's mailbox. `draft` the request is stored · `sealed` the XML is sealed by
 * us and final · `stamping` sent to the PAC · `unknown` the PAC did not answer: it may be stamped · `rejected` by the
 * PAC or the SAT, nothing was issued · `stamped` it is a tax document · `rendered` its printed forms are stored ·
 * `mailed` sent to the customer · `cancelling` cancellation requested from the SAT · `cancelled`.
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

/** Events of an invoice. `absent`: the PAC has no record of it; `stale`: sealed too long ago to be stamped. */
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

/** A stamp is final, so it is accepted at any time, even after the outcome was unknown. */
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

/** The state after an event; undefined when the event is not allowed. */
export const nextInvoiceState = (state: InvoiceState, event: InvoiceEvent): InvoiceState | undefined =>
  NEXT[state][event];

/** Whether it is a tax document. */
export const isStamped = (state: InvoiceState): boolean =>
  state === 'stamped' || state === 'rendered' || state === 'mailed' || state === 'cancelling';
