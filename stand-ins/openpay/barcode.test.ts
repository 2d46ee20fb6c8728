import { toSVG } from 'bwip-js/node';
import { expect, test } from 'vitest';
import { barWidths } from './barcode.ts';

test.each(['1234567890123456', '0000000000000000', '9876543210987654'])(
  'the bars of %s are those of Code 128',
  (digits) => {
    const svg = toSVG({ bcid: 'code128', text: digits, scale: 1, height: 1 });
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const widths = barWidths(digits);
    expect(widths.reduce((sum, each) => sum + each, 0)).toBe(width);
    expect(barsOf(svg)).toEqual(filled(widths));
  },
);

/** Start and end of each bar. */
const filled = (widths: readonly number[]) => {
  let x = 0;
  return widths.flatMap((width, i) => {
    const bar = [[x, x + width]];
    x += width;
    return i % 2 === 0 ? bar : [];
  });
};

function barsOf(svg: string): number[][] {
  const strokes = [...svg.matchAll(/<path stroke="#000000" stroke-width="([\d.]+)" d="([^"]+)"/g)];
  const bars = strokes.flatMap(([, width, path]) =>
    [...path!.matchAll(/M([\d.]+) /g)].map(([, x]) => [Number(x) - Number(width) / 2, Number(x) + Number(width) / 2]),
  );
  return bars.sort(([a], [b]) => a! - b!);
}
