import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { codePicture } from '#adapters/pictures/code-picture.ts';

/** As long as a signed code. */
const CODE = '04QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 172);

test('a scanner reads the picture of a code, which is small', () => {
  const bytes = Buffer.from(codePicture(CODE));
  const side = bytes.readUInt32BE(16);
  const at = bytes.indexOf('IDAT');
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      data.fill(rows[y * (1 + side * 3) + 1 + x * 3]!, (y * side + x) * 4, (y * side + x) * 4 + 3);
  expect(decodeQR({ width: side, height: side, data })).toBe(CODE);
  expect(bytes.length).toBeLessThan(4_000);
});
