/** Crockford's alphabet: no I, L, O or U, so a code survives handwriting and a bad telephone line. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Normalizes symbols as people type them: ignores spaces, dashes and case, reads O as 0, I and L as 1. Other characters
 * are kept.
 */
export const typedSymbols = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const BITS = 5;

/** Bytes in base 32, five bits per symbol, padded with zero bits. All symbols fit a QR's alphanumeric mode. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += CROCKFORD[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + CROCKFORD[(held << (BITS - bits)) & 31] : text;
}

/** Decodes `toBase32`, ignoring case; undefined for anything else, including non-canonical encodings. */
export function fromBase32(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const symbol of text.toUpperCase()) {
    const value = CROCKFORD.indexOf(symbol);
    if (value < 0) return undefined;
    held = (held << BITS) | value;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
    held &= (1 << bits) - 1;
  }
  return bits < BITS && held === 0 ? bytes : undefined;
}
