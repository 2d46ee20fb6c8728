const BYTES = 16;

/** Creates the idempotency key of a payment attempt. Works on http pages too. */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
