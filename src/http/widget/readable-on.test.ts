import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableOn } from '#http/widget/readable-on.ts';

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#b3134e', '#ffffff'],
  ['#f2b33d', '#000000'],
  ['#0000ff', '#ffffff'],
  ['#00ff00', '#000000'],
])('on %s stands %s', (colour, text) => {
  expect(readableOn(colour)).toBe(text);
});

/** WCAG's formula computed another way: for greys only, which need no colour channels. */
const ofGrey = (part: number): number =>
  part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

test('whatever grey it is, the text has 4.5 to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (part) => {
      const grey = part.toString(16).padStart(2, '0');
      const text = readableOn(`#${grey}${grey}${grey}`) === '#ffffff' ? 1 : 0;
      const [high, low] = [Math.max(text, ofGrey(part)), Math.min(text, ofGrey(part))];
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
