const BYTES = 16;

/** Names one attempt to pay: sent again with it, the same attempt never pays twice. Works on http addresses too. */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
