import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { iconPicture } from '#adapters/pictures/icon-picture.ts';
import { COSTERA } from '#main/costera.ts';
import { instant } from '#kernel/instant.ts';
import { siteFiles } from '#web/site-files.ts';

const DOT =
  '<svg viewBox="0 0 10 10" stroke-width="2"><path d="M0 0h10v10H0z" fill="#000"/>' +
  '<circle cx="5" cy="3" r="2" fill="#ff0000"/><path d="M1 8c3 0 5 0 8 0" stroke="#00ff00"/></svg>';

/** The colours of a picture, row by row. */
function pixelsOf(file: Uint8Array): (x: number, y: number) => readonly number[] {
  const bytes = Buffer.from(file);
  const side = bytes.readUInt32BE(16);
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(20)]).toEqual(['PNG', side]);
  const at = bytes.indexOf('IDAT');
  const pixels = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  return (x, y) => [...pixels.subarray(y * (1 + side * 3) + 1 + x * 3).subarray(0, 3)];
}

test.each([10, 40, 97])('a picture of %i pixels has the ground, the disc and the line where they are drawn', (side) => {
  const pixel = pixelsOf(iconPicture(DOT, side));
  const at = (x: number, y: number) => pixel(Math.floor((x * side) / 10), Math.floor((y * side) / 10));
  expect([at(0.2, 0.2), at(5, 3), at(5, 8), at(9.7, 5.5)]).toEqual([
    [0, 0, 0],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 0],
  ]);
});

test('what is not understood is not left out', () => {
  expect(() => iconPicture(DOT.replace('c3 0', 'q3 0'), 10)).toThrow('not read: q');
  expect(() => iconPicture(DOT.replace(' r="2"', ''), 10)).toThrow('without r');
});

test('the icon of the site is small as a picture too', () => {
  const files = siteFiles({ brand: COSTERA, origin: 'https://site.example', now: instant(0) });
  const svg = files.get('/icon-full.svg')!.body;
  const [small, large] = [180, 512].map((side) => iconPicture(svg, side));
  expect(small!.length).toBeLessThan(8_000);
  expect(large!.length).toBeLessThan(24_000);
  expect(pixelsOf(small!)(0, 0)).toEqual([0x0b, 0x2a, 0x33]);
});
