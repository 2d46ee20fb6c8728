import { type InvoiceEvent, type InvoiceState, isStamped, nextInvoiceState } from './invoice-state.ts';

/** An invoice under its lock, as far as an update of it is judged. */
export interface JudgedInvoice {
  readonly state: InvoiceState;
  /** Number of its seal. */
  readonly seal: number;
  /** Of its stamped document. */
  readonly uuid: string | undefined;
}

/** What was learned of an invoice. */
export interface LearnedOfInvoice {
  readonly event: InvoiceEvent;
  /** Of the seal it is about. */
  readonly seal: number;
  /** Of the document, when it is stamped. */
  readonly uuid: string | undefined;
}

export type UpdateVerdict =
  | { readonly kind: 'move'; readonly next: InvoiceState }
  /** It came late, twice, or for another seal. */
  | { readonly kind: 'nothing' }
  /** An invoice must not have two stamped documents: a person has to know at once. */
  | { readonly kind: 'second-document' };

/** What an update changes: only what is allowed in this state, and only for its current seal. */
export function updateVerdict(now: JudgedInvoice, { event, seal, uuid }: LearnedOfInvoice): UpdateVerdict {
  if (event === 'stamped' && (now.uuid === undefined ? now.seal !== seal : now.uuid !== uuid))
    return { kind: 'second-document' };
  const next = nextInvoiceState(now.state, event);
  return next === undefined || now.seal !== seal ? { kind: 'nothing' } : { kind: 'move', next };
}

/**
 * The state of an invoice whose cancellation is requested; undefined when it cannot be cancelled. A stamped one is
 * completed first: if the SAT refuses the cancellation, it must return to a complete state.
 */
export const whenCancelled = (state: InvoiceState): InvoiceState | undefined =>
  state === 'stamped' || !isStamped(state) ? undefined : nextInvoiceState(state, 'cancel_asked');

/** An invoice that was rejected. */
export interface RefusedInvoice {
  readonly isByName: boolean;
  readonly email: string;
  /** Milliseconds since it was requested. */
  readonly age: number;
}

/** Milliseconds for which a page waits for the result and shows it. */
const WATCHED_FOR = 10_000;

/** Whether its traveller is told by e-mail: who is not watching the page of the request any more. */
export const isToldOfRefusal = ({ isByName, email, age }: RefusedInvoice): boolean =>
  isByName && email !== '' && age > WATCHED_FOR;
