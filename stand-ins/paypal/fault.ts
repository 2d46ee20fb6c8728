import { detailsOf, readFaults as readEach } from '../stage/read-faults.ts';
import { isIssue, type Issue } from './errors.ts';

/** Possible faults of a call. */
export const CALL_FAULTS = [
  'timeout-before', // not processed, no reply
  'timeout-after', // processed, no reply
  'reset', // connection reset, not processed
  'reset-after', // processed, then connection reset
  'error', // HTTP 500, not processed
  'error-after', // processed, but HTTP 500
  'unavailable', // HTTP 503, not processed
  'garbage', // processed; the reply is not JSON
  'slow', // processed at once, reply after `ms`
  'decline', // captures only: refused with `issue`, whatever the payer chose
  'pending', // captures only: the money is put under review
] as const;

/** Possible faults of a webhook event. */
export const NOTICE_FAULTS = [
  'lost', // never sent
  'twice', // sent twice concurrently
  'late', // sent `ms` later
  'reordered', // sent after the next one
  'forged', // preceded by an event signed with another key that claims the order was paid
  'forged-inside', // the same with a valid signature
] as const;

/** The calls that change something. */
export const ACTS = ['create', 'capture', 'refund'] as const;
export type Act = (typeof ACTS)[number];

/** A requested fault: a name, or an object with details. */
export interface Fault<Kind extends string> {
  readonly kind: Kind;
  /** For `slow` and `late`. */
  readonly ms: number;
  /** For `decline`. */
  readonly issue: Issue;
  /** The call it applies to; undefined for the next one of any kind. `decline` and `pending` apply to captures. */
  readonly of: Act | undefined;
}

export type CallFault = Fault<(typeof CALL_FAULTS)[number]>;
export type NoticeFault = Fault<(typeof NOTICE_FAULTS)[number]>;

const DEFAULTS = { ms: 1_500, issue: 'INSTRUMENT_DECLINED' as Issue, of: undefined };

/** Faults that apply only to captures. */
export const OF_CAPTURES: readonly string[] = ['decline', 'pending'];

export const faultOf = <Kind extends string>(kind: Kind): Fault<Kind> => ({ kind, ...DEFAULTS });

/** Reads a list of faults; undefined when one is invalid. */
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
