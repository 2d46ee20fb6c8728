import { detailsOf, readFaults as readEach } from '../stage/read-faults.ts';

/** Possible faults of a call. */
export const CALL_FAULTS = [
  'timeout-before', // not processed, no reply
  'timeout-after', // processed, no reply
  'reset', // connection reset, not processed
  'reset-after', // processed, then connection reset
  'error', // HTTP 500 with SERVER_FAILED, not processed
  'error-after', // processed, but HTTP 500
  'unavailable', // HTTP 503 with SERVER_BUSY, not processed
  'garbage', // processed; the reply is not JSON
  'unclear', // processed; the reply says that the outcome is unknown
  'slow', // processed at once, reply after `ms`
  'decline', // the bank answers with `code`, whatever the card
] as const;

/** Possible faults of a webhook event. */
export const NOTICE_FAULTS = [
  'lost', // never sent
  'twice', // sent twice concurrently
  'late', // sent `ms` later
  'reordered', // sent after the next one
  'forged', // preceded by an event without the secret that claims the order was paid
  'forged-inside', // the same with the secret
] as const;

/** A requested fault: a name, or an object with details. */
export interface Fault<Kind extends string> {
  readonly kind: Kind;
  /** For `slow` and `late`. */
  readonly ms: number;
  /** For `decline`: the gateway's code. */
  readonly code: string;
}

export type CallFault = Fault<(typeof CALL_FAULTS)[number]>;
export type NoticeFault = Fault<(typeof NOTICE_FAULTS)[number]>;

const DEFAULTS = { ms: 1_500, code: 'DECLINED' };

export const faultOf = <Kind extends string>(kind: Kind): Fault<Kind> => ({ kind, ...DEFAULTS });

/** Reads a list of faults; undefined when one is invalid. */
export const readFaults = <Kind extends string>(value: unknown, kinds: readonly Kind[]): Fault<Kind>[] | undefined =>
  readEach(value, (item) => readFault(item, kinds));

function readFault<Kind extends string>(item: unknown, kinds: readonly Kind[]): Fault<Kind> | undefined {
  const asked = detailsOf(item, DEFAULTS);
  const kind = kinds.find((known) => known === asked['kind']);
  const { ms, code } = asked;
  if (kind === undefined || typeof ms !== 'number' || typeof code !== 'string') return undefined;
  return { kind, ms, code };
}
