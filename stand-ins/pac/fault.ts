import { detailsOf } from '../stage/read-faults.ts';

/** What may go wrong with a call. */
export const CALL_FAULTS = [
  'timeout-before', // nothing is done, nothing is answered
  'timeout-after', // it is done, nothing is answered
  'reset', // the connection breaks, nothing is done
  'reset-after', // it is done, then the connection breaks
  'error', // HTTP 500, nothing is done
  'error-after', // it is done, and answered with HTTP 500
  'unavailable', // HTTP 503, nothing is done
  'unauthorized', // HTTP 401 as for a token whose time is up, nothing is done
  'garbage', // it is done; the answer is not JSON
  'slow', // it is done at once and answered `ms` later
  'reject', // refused with `code` and `message`, whatever was sent
] as const;

/** A fault as it is asked for: a word, or an object with its details. */
export interface CallFault {
  readonly kind: (typeof CALL_FAULTS)[number];
  /** Of `slow`. */
  readonly ms: number;
  /** Of `reject`. */
  readonly code: string;
  readonly message: string;
}

const DEFAULTS = { ms: 1_500, code: 'CFDI40999', message: 'Error no clasificado.' };

export const faultOf = (kind: CallFault['kind']): CallFault => ({ kind, ...DEFAULTS });

/** Reads one; undefined when it is none. */
export function readFault(item: unknown): CallFault | undefined {
  const asked = detailsOf(item, DEFAULTS);
  const kind = CALL_FAULTS.find((known) => known === asked['kind']);
  const { ms, code, message } = asked;
  if (kind === undefined || typeof ms !== 'number' || typeof code !== 'string' || typeof message !== 'string')
    return undefined;
  return { kind, ms, code, message };
}
