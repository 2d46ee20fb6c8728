import { paymentMarkNames } from '#text/payment-marks.ts';
import type { Drawing } from '#ui/drawings/drawing.ts';
import { points, wallet } from '#ui/drawings/icons.ts';
import { drawnMark, namedMark } from '#ui/drawings/payment-marks.ts';

const MARKS: Readonly<Record<string, readonly Drawing[]>> = {
  ...Object.fromEntries(Object.entries(paymentMarkNames).map(([kind, names]) => [kind, names.map(namedMark)])),
  credit: [drawnMark(wallet)],
  purchased: [drawnMark(points)],
  win: [drawnMark(points)],
};

const GAP = 6;

/**
 * The logos of all payment methods as one SVG sprite (`#card`), referenced by the form: neither its script nor its page
 * includes them, and they take the colours of the page that shows them.
 */
export const paymentMarks = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(MARKS).map(symbol).join('')}</svg>`;

function symbol([id, marks]: readonly [string, readonly Drawing[]]): string {
  const [{ width, height } = { width: 0, height: 0 }] = marks;
  const drawn = marks.map(
    ({ body }, i) => `<g transform="translate(${i * (width + GAP)} 0)" stroke-width="2">${body}</g>`,
  );
  return (
    `<symbol id="${id}" viewBox="0 0 ${marks.length * (width + GAP) - GAP} ${height}" fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</symbol>`
  );
}
