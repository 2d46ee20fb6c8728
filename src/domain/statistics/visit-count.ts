import type { LocalDate } from '#kernel/instant.ts';

/** The counters and their labels. */
export const COUNTERS = [
  /** A page view; label: its path in Spanish and the language. */
  'page',
  /** The same, when the visitor came from elsewhere: a search engine, a message, a typed address. */
  'entry',
  /** A page entered from elsewhere with a filled-in search; label: its path and language. */
  'deep_link',
  /** A step of a sale was reached; label: the device. */
  'step',
  /** A submission was rejected; label: the error code. */
  'refusal',
  /** A path that is none of the site's led home; label: the path of home, never what was asked for. */
  'unknown_path',
  /** A list of runs without any to choose; label: the two stops. */
  'no_runs',
] as const;

export type Counter = (typeof COUNTERS)[number];

/** How often something happened on one of the carrier's days. */
export interface VisitCount {
  readonly day: LocalDate;
  readonly name: Counter;
  readonly label: string;
  readonly count: number;
}

/** The counted steps of a sale, in order. Payments are taken from the ledger, which is exact. */
export const FUNNEL_STEPS = ['search', 'results', 'contact', 'seats', 'payment'] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Maximum length of a label: two stop ids are the longest. */
export const MAX_LABEL = 300;

const BETWEEN = ' ';

/** A label of two names, neither of which contains a space. */
export const labelOf = (first: string, second: string): string => `${first}${BETWEEN}${second}`;

/** The two names of a label. */
export function namesOf(label: string): readonly [first: string, second: string] {
  const at = label.lastIndexOf(BETWEEN);
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 1)];
}
