/** The colours of one of a carrier's modes from which drawings are mixed, each `#rrggbb` or `#rgb`. */
export interface DrawnFrom {
  readonly ground: string;
  readonly teal: string;
  readonly action: string;
  readonly maize: string;
  readonly board: string;
  readonly onBoard: string;
}

/**
 * The paints of drawings. `byDay` and `byNight` are values of `display`: some objects appear at one time of day only.
 */
const NAMES = [
  'sky',
  'glow',
  'violet',
  'magenta',
  'ember',
  'sun',
  'cream',
  'sea',
  'foam',
  'plum',
  'ridge',
  'land',
  'field',
  'agave',
  'sand',
  'lamp',
  'dawn',
  'noon',
  'day',
  'brick',
  'rose',
  'shade',
  'pane',
  'byDay',
  'byNight',
] as const;

export type PaintName = (typeof NAMES)[number];

/** All colours of the drawings in one mode. */
export type Paints = Readonly<Record<PaintName, string>>;

/** A carrier's colours in light and dark mode. */
export interface DrawnBrand {
  readonly light: DrawnFrom;
  readonly dark: DrawnFrom;
}

/** The colours of dusk: from the board's dark colour through that of the main action to the sun's maize. */
export function duskPaints({ light, dark }: DrawnBrand): Paints {
  const { ground, teal, action, maize, board, onBoard } = light;
  const ember = turn(action, maize, 0.5);
  return {
    sky: turn(board, teal, 0.16),
    glow: turn(board, action, 0.24),
    violet: turn(board, action, 0.48),
    magenta: turn(board, action, 0.86),
    ember,
    sun: maize,
    cream: onBoard,
    sea: turn(board, teal, 0.84),
    foam: mix(teal, dark.teal, 0.8),
    plum: turn(board, action, 0.36),
    ridge: turn(board, action, 0.14),
    land: board,
    field: turn(board, teal, 0.32),
    agave: mix(teal, dark.teal, 0.45),
    sand: mix(maize, ground, 0.6),
    lamp: maize,
    dawn: mix(ember, ground, 0.62),
    noon: maize,
    day: mix(dark.teal, ground, 0.52),
    brick: action,
    rose: mix(action, dark.action, 0.72),
    shade: board,
    pane: board,
    byDay: 'inline',
    byNight: 'none',
  };
}

/** The colours of the same places at night: little light in the sky, lamps lit. */
export function nightPaints({ dark }: DrawnBrand): Paints {
  const { ground, teal, action, maize, onBoard } = dark;
  // The board may be light in dark mode; the page background is what is dark.
  const board = mix(ground, '#000000', 0.35);
  const night = turn(board, teal, 0.16);
  return {
    sky: night,
    glow: turn(board, teal, 0.22),
    violet: turn(night, action, 0.16),
    magenta: turn(night, action, 0.3),
    ember: turn(board, action, 0.42),
    sun: mix(onBoard, maize, 0.25),
    cream: mix(board, onBoard, 0.82),
    sea: turn(board, teal, 0.38),
    foam: turn(board, teal, 0.62),
    plum: turn(night, action, 0.22),
    ridge: turn(night, action, 0.07),
    // The land ends in the page's background colour.
    land: ground,
    field: turn(board, teal, 0.2),
    agave: turn(board, teal, 0.5),
    sand: mix(mix(night, onBoard, 0.3), action, 0.1),
    lamp: maize,
    dawn: turn(night, action, 0.24),
    noon: turn(board, teal, 0.32),
    day: turn(board, teal, 0.42),
    brick: mix(board, action, 0.6),
    rose: mix(board, action, 0.92),
    shade: board,
    pane: maize,
    byDay: 'none',
    byNight: 'inline',
  };
}

/** A paint as a CSS value. */
export const paint = (name: PaintName): string => `var(--d-${name})`;

const declarations = (paints: Paints): string => NAMES.map((name) => `--d-${name}:${paints[name]}`).join(';');

/** The colours of drawings as custom properties: the visitor's choice overrides the device's, as with all others. */
export function paintsCss(brand: DrawnBrand): string {
  const [dusk, night] = [declarations(duskPaints(brand)), declarations(nightPaints(brand))];
  return (
    `:root{${dusk}}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}` +
    `:root[data-theme=dark]{${night}}`
  );
}

/** A drawing with literal colours, for formats without custom properties: files, pictures, paper. */
export const painted = (svg: string, paints: Partial<Paints>): string =>
  svg.replace(/var\(--d-(\w+)\)/g, (_, name: string) => {
    const colour = paints[name as PaintName];
    if (colour === undefined) throw new Error(`a drawing in a colour that is not in the palette: ${name}`);
    return colour;
  });

/**
 * Mixes `share` of the second colour into the first, perceptually: in Oklab, where teal and magenta do not meet in
 * grey.
 */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [oklab(first), oklab(second)];
  return hexOf(a.map((value, i) => value + (b[i]! - value) * share));
}

/** The same by hue, the short way round: from ink to magenta through violet, where `mix` would pass through grey. */
export function turn(first: string, second: string, share: number): string {
  const [a, b] = [polar(oklab(first)), polar(oklab(second))];
  const way = ((b.hue - a.hue + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const along = (from: number, to: number): number => from + (to - from) * share;
  const [chroma, hue] = [along(a.chroma, b.chroma), a.hue + way * share];
  return hexOf([along(a.lightness, b.lightness), chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

const polar = ([lightness, a, b]: readonly number[]) => ({
  lightness: lightness!,
  chroma: Math.hypot(a!, b!),
  hue: Math.atan2(b!, a!),
});

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Björn Ottosson's matrices: linear sRGB to cone responses, their cube roots to lightness and two opponent axes. */
function oklab(colour: string): number[] {
  const hex = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: readonly number[]): string {
  const l = (lightness! + 0.3963377774 * a! + 0.2158037573 * b!) ** 3;
  const m = (lightness! - 0.1055613458 * a! - 0.0638541728 * b!) ** 3;
  const s = (lightness! - 0.0894841775 * a! - 1.291485548 * b!) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (part: number): string =>
    Math.round(255 * Math.min(1, Math.max(0, encoded(Math.max(0, part)))))
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(byte).join('')}`;
}
