import type { LocalDate } from '#kernel/instant.ts';

/** What is counted, and what its label is. */
export const COUNTERS = [
  /** A page that was read; its path in Spanish and the language it was read in. */
  'page',
  /** The same, come to from elsewhere: a search engine, a message, a typed address. */
  'entry',
  /** A page come to from elsewhere with a search filled in; its path and language. */
  'deep_link',
  /** A step of a sale that was reached; the device. */
  'step',
  /** Something sent that was refused; the code of the error. */
  'refusal',
  /** A list of runs with none to choose; the two stops. */
  'no_runs',
] as const;

export type Counter = (typeof COUNTERS)[number];

/** So often something happened on a day of the carrier's. */
export interface VisitCount {
  readonly day: LocalDate;
  readonly name: Counter;
  readonly label: string;
  readonly count: number;
}

/** The steps of a sale that are counted as they are reached, in order. That it was paid is in the books, and exact. */
export const FUNNEL_STEPS = ['search', 'results', 'contact', 'seats', 'payment'] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Letters of a label: two ids of stops are the longest there are. */
export const MAX_LABEL = 300;

const BETWEEN = ' ';

/** Two names in one label; neither has a space in it. */
export const labelOf = (first: string, second: string): string => `${first}${BETWEEN}${second}`;

/** The two names of a label. */
export function namesOf(label: string): readonly [first: string, second: string] {
  const at = label.lastIndexOf(BETWEEN);
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 1)];
}
