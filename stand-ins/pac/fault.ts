import { detailsOf } from '../stage/read-faults.ts';

/** Possible faults of a call. */
export const CALL_FAULTS = [
  'timeout-before', // not processed, no reply
  'timeout-after', // processed, no reply
  'reset', // connection reset, not processed
  'reset-after', // processed, then connection reset
  'error', // HTTP 500, not processed
  'error-after', // processed, but HTTP 500
  'unavailable', // HTTP 503, not processed
  'unauthorized', // HTTP 401 as for an expired token, not processed
  'garbage', // processed; the reply is not JSON
  'slow', // processed at once, reply after `ms`
  'reject', // rejected with `code` and `message`, whatever was sent
] as const;

/** A requested fault: a name, or an object with details. */
export interface CallFault {
  readonly kind: (typeof CALL_FAULTS)[number];
  /** For `slow`. */
  readonly ms: number;
  /** For `reject`. */
  readonly code: string;
  readonly message: string;
}

const DEFAULTS = { ms: 1_500, code: 'CFDI40999', message: 'Error no clasificado.' };

export const faultOf = (kind: CallFault['kind']): CallFault => ({ kind, ...DEFAULTS });

/** Reads a fault; undefined when it is invalid. */
export function readFault(item: unknown): CallFault | undefined {
  const asked = detailsOf(item, DEFAULTS);
  const kind = CALL_FAULTS.find((known) => known === asked['kind']);
  const { ms, code, message } = asked;
  if (kind === undefined || typeof ms !== 'number' || typeof code !== 'string' || typeof message !== 'string')
    return undefined;
  return { kind, ms, code, message };
}
