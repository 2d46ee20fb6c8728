import type { Topic } from '#domain/cases/topics.ts';

/**
 * Where a case stands: it is our turn; we asked the traveller for something; they were answered; nothing more happens to it.
 */
export const CASE_STATES = ['open', 'waiting', 'answered', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** What the carrier's people do to a case. `grant` answers a privacy request with yes, and leaves it to be carried out. */
export const CASE_ACTS = ['answer', 'grant', 'ask', 'close', 'reopen'] as const;

export type CaseAct = (typeof CASE_ACTS)[number];

/** Or what the traveller does: they write again. */
export type CaseEvent = CaseAct | 'reply';

const NEXT: Readonly<Record<CaseState, Partial<Readonly<Record<CaseEvent, CaseState>>>>> = {
  open: { answer: 'answered', grant: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  waiting: { answer: 'answered', grant: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  answered: { answer: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  closed: { reopen: 'open' },
};

/** Where something leads; undefined where it cannot be done. */
export function nextState(state: CaseState, event: CaseEvent, topic: Topic): CaseState | undefined {
  return event === 'grant' && topic !== 'privacy' ? undefined : NEXT[state][event];
}

/** What can be done to a case as it stands, in the order in which it is offered. */
export const possibleActs = (state: CaseState, topic: Topic): readonly CaseAct[] =>
  CASE_ACTS.filter((act) => nextState(state, act, topic) !== undefined);

/** Acts that are an e-mail to the traveller, and nothing without its text. */
export const isWritten = (act: CaseAct): boolean => act === 'answer' || act === 'grant' || act === 'ask';
