import { type PaintName, paint } from '#ui/drawings/palette.ts';

/** A drawing: SVG elements in a box, with colours as custom properties (`palette.ts`). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** A filled shape. */
export const shape = (name: PaintName, d: string): string => `<path fill="${paint(name)}" d="${d}"/>`;

/** A line; of the drawing's default width unless given. */
export const line = (name: PaintName, d: string, width?: number): string =>
  `<path stroke="${paint(name)}"${width === undefined ? '' : ` stroke-width="${width}"`} d="${d}"/>`;

/** Attributes for the root of a drawing: lines 2 wide with round ends, and no fill by default. */
export const LINES = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

export const disc = (name: PaintName, cx: number, cy: number, r: number): string =>
  `<circle fill="${paint(name)}"${cx === 0 ? '' : ` cx="${cx}"`}${cy === 0 ? '' : ` cy="${cy}"`} r="${r}"/>`;

/** At most one decimal: more is not visible. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws the same at each place. */
export const repeated = <T>(places: readonly T[], draw: (place: T, index: number) => string): string =>
  places.map(draw).join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/**
 * A complete SVG document. With a title it is an image with that name, without one it is decorative and hidden from
 * screen readers.
 */
export function svgText({ width, height, body }: Drawing, title?: string): string {
  const said = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${LINES} ${said}>${body}</svg>`;
}
