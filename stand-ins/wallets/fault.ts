import { detailsOf, readFaults as readEach } from '../stage/read-faults.ts';

/** What may go wrong with a call. */
export const CALL_FAULTS = [
  'timeout-before', // nothing is done, nothing is answered
  'timeout-after', // it is done, nothing is answered
  'reset', // the connection breaks, nothing is done
  'reset-after', // it is done, then the connection breaks
  'error', // HTTP 500 with SERVER_FAILED, nothing is done
  'error-after', // it is done, and answered with HTTP 500
  'unavailable', // HTTP 503 with SERVER_BUSY, nothing is done
  'garbage', // it is done; the answer is not JSON
  'unclear', // it is done; the answer is that the outcome is not known
  'slow', // it is done at once and answered `ms` later
  'decline', // the bank answers with `code`, whatever the card
] as const;

/** What may go wrong with a notice. */
export const NOTICE_FAULTS = [
  'lost', // never sent
  'twice', // sent twice, at the same time
  'late', // sent `ms` later
  'reordered', // sent behind the next one
  'forged', // somebody without the secret claims the order was paid; the true notice follows
  'forged-inside', // the same with the secret
] as const;

/** A fault as it is asked for: a word, or an object with its details. */
export interface Fault<Kind extends string> {
  readonly kind: Kind;
  /** Of `slow` and `late`. */
  readonly ms: number;
  /** Of `decline`: the gateway's word. */
  readonly code: string;
}

export type CallFault = Fault<(typeof CALL_FAULTS)[number]>;
export type NoticeFault = Fault<(typeof NOTICE_FAULTS)[number]>;

const DEFAULTS = { ms: 1_500, code: 'DECLINED' };

export const faultOf = <Kind extends string>(kind: Kind): Fault<Kind> => ({ kind, ...DEFAULTS });

/** Reads a list of faults; undefined when one of them is none. */
export const readFaults = <Kind extends string>(value: unknown, kinds: readonly Kind[]): Fault<Kind>[] | undefined =>
  readEach(value, (item) => readFault(item, kinds));

function readFault<Kind extends string>(item: unknown, kinds: readonly Kind[]): Fault<Kind> | undefined {
  const asked = detailsOf(item, DEFAULTS);
  const kind = kinds.find((known) => known === asked['kind']);
  const { ms, code } = asked;
  if (kind === undefined || typeof ms !== 'number' || typeof code !== 'string') return undefined;
  return { kind, ms, code };
}
