import type { Colour } from '#adapters/pictures/png.ts';

export type Point = readonly [x: number, y: number];

export interface Stroke {
  /** From left to right; dense enough that straight segments look round. */
  readonly points: readonly Point[];
  /** The bounding box. */
  readonly least: Point;
  readonly most: Point;
  readonly width: number;
  readonly colour: Colour;
}

/** A small drawing: a background, discs on it, and lines with round ends on top. */
export interface Drawing {
  readonly box: { readonly x: number; readonly y: number; readonly side: number };
  readonly ground: Colour;
  readonly discs: readonly { readonly centre: Point; readonly radius: number; readonly colour: Colour }[];
  readonly strokes: readonly Stroke[];
}

/** Segments per curve. */
const PIECES = 12;

/** Reads a drawing from the SVG of an icon: supports only what our icons use, and throws on anything else. */
export function readDrawing(svg: string): Drawing {
  const [x, y, side] = numbers(attribute(svg, 'viewBox'));
  const elements = [...svg.matchAll(/<(circle|path)[^>]*>/g)].map(([text]) => text);
  const width = Number(attribute(svg, 'stroke-width'));
  const strokes = elements.filter((element) => element.includes(' stroke="'));
  const [ground, ...others] = elements.filter((element) => !strokes.includes(element));
  return {
    box: { x: x!, y: y!, side: side! },
    ground: colour(attribute(ground ?? '', 'fill')),
    discs: others.map((disc) => ({
      centre: [Number(attribute(disc, 'cx')), Number(attribute(disc, 'cy'))],
      radius: Number(attribute(disc, 'r')),
      colour: colour(attribute(disc, 'fill')),
    })),
    strokes: strokes.map((stroke) => ({
      ...lineOf(pointsOf(attribute(stroke, 'd'))),
      width,
      colour: colour(attribute(stroke, 'stroke')),
    })),
  };
}

function attribute(element: string, name: string): string {
  const [, value] = new RegExp(` ${name}="([^"]+)"`).exec(element) ?? [];
  if (value === undefined) throw new Error(`a drawing without ${name}: ${element}`);
  return value;
}

const numbers = (text: string): number[] => [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));

/** `#0b2a33` or `#000`. */
function colour(hex: string): Colour {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}

/** Points of a path of relative cubic curves: `M`, `c` and `s`. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  /** The previous control point: a smooth curve continues from its mirror image. */
  let control: Point = at;
  for (const [, command, text] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const given = numbers(text!);
    const to = (index: number): Point => [at[0] + given[index]!, at[1] + given[index + 1]!];
    if (command === 'M') {
      at = [given[0]!, given[1]!];
      points.push(at);
    } else if (command === 'c' || command === 's') {
      const mirror: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      const [first, second, end] = command === 'c' ? [to(0), to(2), to(4)] : [mirror, to(0), to(2)];
      for (let piece = 1; piece <= PIECES; piece += 1) points.push(bezier([at, first, second, end], piece / PIECES));
      [at, control] = [end, second];
    } else throw new Error(`a drawing with a command that is not read: ${command}`);
  }
  return points;
}

function lineOf(points: readonly Point[]): Pick<Stroke, 'points' | 'least' | 'most'> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  if (xs.some((x, index) => index > 0 && x < xs[index - 1]!)) throw new Error('a drawing with a line that turns back');
  return { points, least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)] };
}

function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u ** 2 * t * b[axis] + 3 * u * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [along(0), along(1)];
}
