import { expect, test } from 'vitest';
import { COSTERA } from '#main/costera.ts';
import type { Palette } from '#web/brand.ts';

type Colour = keyof Palette;
type Pair = readonly [Colour, Colour];

const on = (grounds: readonly Colour[], ...colours: readonly Colour[]): readonly Pair[] =>
  grounds.flatMap((ground) => colours.map((colour): Pair => [colour, ground]));

/** Text colours and their backgrounds (WCAG 1.4.3). */
const TEXTS: readonly Pair[] = [
  ...on(['ground', 'surface'], 'ink', 'muted', 'teal', 'danger', 'action'),
  ...on(['tealSoft', 'maizeSoft'], 'ink'),
  ...on(['tealSoft', 'maizeSoft'], 'muted'),
  ...on(['tealSoft'], 'teal'),
  ...on(['board', 'header', 'footer'], 'onBoard', 'boardMuted', 'maize'),
  ...on(['cell'], 'maize', 'onBoard'),
  ['onTeal', 'teal'],
  ['onAction', 'action'],
  ['onMaize', 'maize'],
];

/** Colours that identify a control, its selection or its focus (WCAG 1.4.11). */
const CONTROLS: readonly Pair[] = [
  ...on(['ground', 'surface'], 'border', 'teal', 'action', 'danger'),
  ...on(['board', 'header', 'footer'], 'maize', 'boardMuted'),
];

/** Adjacent areas without a line between them: in dark mode they used to have the same colour. */
const APART: readonly Pair[] = [
  ['header', 'ground'],
  ['footer', 'ground'],
  ['board', 'ground'],
  ['board', 'surface'],
  ['board', 'header'],
  ['surface', 'ground'],
];

const MODES = [
  ['light', COSTERA.light],
  ['dark', COSTERA.dark],
] as const;

test.each(MODES)('what is read by %s stands out from its ground 4.5 to 1, and what is pressed 3 to 1', (_, palette) => {
  expect(tooFaint(palette, TEXTS, 4.5)).toEqual([]);
  expect(tooFaint(palette, CONTROLS, 3)).toEqual([]);
});

test('by night header, board, surface and ground are told apart, and a surface is lighter than its ground', () => {
  expect(tooFaint(COSTERA.dark, APART, 1.1)).toEqual([]);
  expect(luminance(COSTERA.dark.surface)).toBeGreaterThan(luminance(COSTERA.dark.ground));
});

test('the ratio is that of WCAG', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(tooFaint({ ...COSTERA.light, muted: '#8a9a9f' }, TEXTS, 4.5)).toContainEqual(
    expect.stringContaining('muted on ground'),
  );
});

function tooFaint(palette: Palette, pairs: readonly Pair[], least: number): readonly string[] {
  return pairs
    .map(([front, back]) => ({ front, back, is: ratio(palette[front], palette[back]) }))
    .filter(({ is }) => is < least)
    .map(({ front, back, is }) => `${front} on ${back}: ${is.toFixed(2)}`);
}

function ratio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
