import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Every module the path darkens, as "x y". */
function darkened(d: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i += 1) found.add(`${Number(x) + i} ${y}`);
  }
  return found;
}

test('the path darkens exactly the dark modules', () => {
  const text = 'FTTkW2vP3yq0uQ8wYd1mZA';
  const { size, d } = qrPath(text);
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  expect(size).toBe(modules.length - 2);
  const dark = darkened(d);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) expect(dark.has(`${x} ${y}`)).toBe(modules[y + 1]![x + 1]);
  }
});
