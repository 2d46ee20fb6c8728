import { toSVG } from 'bwip-js/node';
import { expect, test } from 'vitest';
import { barPath } from './bar-path.ts';

/** The modules a path darkens. */
const darkened = ({ width, d }: ReturnType<typeof barPath>): string => {
  const modules = Array.from({ length: width }, () => ' ');
  for (const [, x, bar] of d.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) modules.fill('#', Number(x), Number(x) + Number(bar));
  return modules.join('');
};

test('the bars of the standard: start in set C, two digits a sign, check, stop', () => {
  // Start C 211232, 12 112232, check 105 + 12 mod 103 = 14 122231, stop 2331112.
  const widths = ['211232', '112232', '122231', '2331112'].join('');
  const expected = [...widths].map((n, i) => (i % 2 === 0 ? '#' : ' ').repeat(Number(n))).join('');
  expect(darkened(barPath('12'))).toBe(expected);
});

test.each(['93001234567890123456', '1010101001110127', 'OXXO-98000000123'])('%s is drawn whole', (text) => {
  const path = barPath(text);
  // The library's own drawing has the same width: nothing is cut off.
  const [, width] = /viewBox="0 0 (\d+) /.exec(toSVG({ bcid: 'code128', text, scale: 1 })) ?? [];
  expect(path.width).toBe(Number(width));
  expect(darkened(path)).toMatch(/^##.*##$/);
});
