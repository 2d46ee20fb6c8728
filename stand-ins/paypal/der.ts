/** A subset of DER, the binary encoding of certificates: each value is tag, length and bytes. */
const tagged =
  (tag: number) =>
  (...parts: readonly Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
  };

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = tagged(0x30);
export const setOf = tagged(0x31);
export const explicit0 = tagged(0xa0);
/** `bytes` is a positive number: its first bit is 0. */
export const integer = tagged(0x02);
export const nothing = tagged(0x05)();
const bits = tagged(0x03);
export const bitString = (bytes: Uint8Array): Buffer => bits(Buffer.from([0]), bytes);
export const utf8 = (text: string): Buffer => tagged(0x0c)(Buffer.from(text));
/** `20261121085420Z`. */
export const time = (at: Date): Buffer => tagged(0x18)(Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));

/** An identifier, such as `1.2.840.113549.1.1.11`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06)(Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
