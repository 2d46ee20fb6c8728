import { type PaintName, paint } from '#ui/drawings/palette.ts';

/** A drawing: SVG elements in a box, its colours custom properties (`palette.ts`). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** A flat shape. */
export const shape = (name: PaintName, d: string): string => `<path fill="${paint(name)}" d="${d}"/>`;

/** A line; as wide as lines of its drawing are unless told. */
export const line = (name: PaintName, d: string, width?: number): string =>
  `<path stroke="${paint(name)}"${width === undefined ? '' : ` stroke-width="${width}"`} d="${d}"/>`;

/** On the root of a drawing: lines of 2 with round ends, and nothing filled that has no colour. */
export const LINES = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

export const disc = (name: PaintName, cx: number, cy: number, r: number): string =>
  `<circle fill="${paint(name)}"${cx === 0 ? '' : ` cx="${cx}"`}${cy === 0 ? '' : ` cy="${cy}"`} r="${r}"/>`;

/** With one digit after the point at most: more cannot be seen. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The same again at each place. */
export const repeated = <T>(places: readonly T[], draw: (place: T, index: number) => string): string =>
  places.map(draw).join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** As a whole SVG document. With a title it is a picture of that name, without one a decoration nobody is told of. */
export function svgText({ width, height, body }: Drawing, title?: string): string {
  const said = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${LINES} ${said}>${body}</svg>`;
}
