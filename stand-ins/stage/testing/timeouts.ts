/** Milliseconds for calls that are answered, however busy the machine is. */
export const LONG_MS = 10_000;

/** Milliseconds to wait for a call under this fault: `short` when the fault simulates a missing answer. */
export const timeoutUnder = (fault: string | { readonly kind: string }, short: number): number =>
  /^timeout-|hang/.test(typeof fault === 'string' ? fault : fault.kind) ? short : LONG_MS;
