import type { Topic } from '#domain/cases/topics.ts';

/** The state of a case: waiting for us; waiting for the traveller; answered; closed. */
export const CASE_STATES = ['open', 'waiting', 'answered', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** What the carrier's people can do to a case. `grant` approves a privacy request, which then has to be carried out. */
export const CASE_ACTS = ['answer', 'grant', 'ask', 'close', 'reopen'] as const;

export type CaseAct = (typeof CASE_ACTS)[number];

/** `reply`: the traveller writes again. */
export type CaseEvent = CaseAct | 'reply';

const NEXT: Readonly<Record<CaseState, Partial<Readonly<Record<CaseEvent, CaseState>>>>> = {
  open: { answer: 'answered', grant: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  waiting: { answer: 'answered', grant: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  answered: { answer: 'answered', ask: 'waiting', reply: 'open', close: 'closed' },
  closed: { reopen: 'open' },
};

/** The state after an event; undefined when it is not allowed. */
export function nextState(state: CaseState, event: CaseEvent, topic: Topic): CaseState | undefined {
  return event === 'grant' && topic !== 'privacy' ? undefined : NEXT[state][event];
}

/** Possible actions on a case in this state, in the order offered. */
export const possibleActs = (state: CaseState, topic: Topic): readonly CaseAct[] =>
  CASE_ACTS.filter((act) => nextState(state, act, topic) !== undefined);

/** Acts that send an e-mail to the traveller and require its text. */
export const isWritten = (act: CaseAct): boolean => act === 'answer' || act === 'grant' || act === 'ask';
