import { detailsOf, readFaults as readEach } from '../stage/read-faults.ts';
import { isIssue, type Issue } from './errors.ts';

/** What may go wrong with a call. */
export const CALL_FAULTS = [
  'timeout-before', // nothing is done, nothing is answered
  'timeout-after', // it is done, nothing is answered
  'reset', // the connection breaks, nothing is done
  'reset-after', // it is done, then the connection breaks
  'error', // HTTP 500, nothing is done
  'error-after', // it is done, and answered with HTTP 500
  'unavailable', // HTTP 503, nothing is done
  'garbage', // it is done; the answer is not JSON
  'slow', // it is done at once and answered `ms` later
  'decline', // of a capture: refused with `issue`, whatever the payer chose
  'pending', // of a capture: the money waits to be looked at
] as const;

/** What may go wrong with a notice. */
export const NOTICE_FAULTS = [
  'lost', // never sent
  'twice', // sent twice, at the same time
  'late', // sent `ms` later
  'reordered', // sent behind the next one
  'forged', // somebody with another key claims the order was paid; the true notice follows
  'forged-inside', // the same, rightly signed
] as const;

/** The calls that change something. */
export const ACTS = ['create', 'capture', 'refund'] as const;
export type Act = (typeof ACTS)[number];

/** A fault as it is asked for: a word, or an object with its details. */
export interface Fault<Kind extends string> {
  readonly kind: Kind;
  /** Of `slow` and `late`. */
  readonly ms: number;
  /** Of `decline`. */
  readonly issue: Issue;
  /** Which call it waits for; the next one, whatever it is, where this is not said. `decline` and `pending` wait for a capture. */
  readonly of: Act | undefined;
}

export type CallFault = Fault<(typeof CALL_FAULTS)[number]>;
export type NoticeFault = Fault<(typeof NOTICE_FAULTS)[number]>;

const DEFAULTS = { ms: 1_500, issue: 'INSTRUMENT_DECLINED' as Issue, of: undefined };

/** Those that only a capture can meet. */
export const OF_CAPTURES: readonly string[] = ['decline', 'pending'];

export const faultOf = <Kind extends string>(kind: Kind): Fault<Kind> => ({ kind, ...DEFAULTS });

/** Reads a list of faults; undefined when one of them is none. */
export const readFaults = <Kind extends string>(value: unknown, kinds: readonly Kind[]): Fault<Kind>[] | undefined =>
  readEach(value, (item) => readFault(item, kinds));

function readFault<Kind extends string>(item: unknown, kinds: readonly Kind[]): Fault<Kind> | undefined {
  const asked = detailsOf(item, DEFAULTS);
  const kind = kinds.find((known) => known === asked['kind']);
  const of = kind !== undefined && OF_CAPTURES.includes(kind) ? 'capture' : ACTS.find((act) => act === asked['of']);
  const { ms, issue } = asked;
  if (kind === undefined || typeof ms !== 'number' || typeof issue !== 'string' || !isIssue(issue)) return undefined;
  if (asked['of'] !== undefined && of === undefined) return undefined;
  return { kind, ms, issue, of };
}
