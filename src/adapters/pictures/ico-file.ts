const HEAD = 6;
const ENTRY = 16;
const ICON = 1;
const BITS = 24;

/**
 * A PNG picture of `side` pixels (fewer than 256) as the only picture of an ICO file, which browsers request by
 * default.
 */
export function icoFile(png: Uint8Array, side: number): Uint8Array {
  const head = Buffer.alloc(HEAD + ENTRY);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(1, 4);
  head.set([side, side], HEAD);
  head.writeUInt16LE(1, HEAD + 4);
  head.writeUInt16LE(BITS, HEAD + 6);
  head.writeUInt32LE(png.length, HEAD + 8);
  head.writeUInt32LE(head.length, HEAD + 12);
  return Buffer.concat([head, png]);
}
