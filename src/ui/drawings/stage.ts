import { short } from '#ui/drawings/drawing.ts';
import { paint } from '#ui/drawings/palette.ts';
import { BOX_HEIGHT, BOX_WIDTH } from '#ui/drawings/hero-line.ts';

/**
 * Where a scene is drawn. Terrain is stretched; objects keep their shape at their position. Positions are those of the
 * box.
 */
export interface Stage {
  readonly open: string;
  /** Stretched content. */
  land(body: string): string;
  /** Content at a position, in pixels around it. */
  at(place: { readonly x: number; readonly y: number }, body: string): string;
  x(value: number): string;
  y(value: number): string;
}

/**
 * Nested content may overflow its box, lines of stretched terrain keep their width, and narrow pictures have no names.
 */
const STYLE =
  '.road svg{overflow:visible}.road [viewBox] path{vector-effect:non-scaling-stroke}.road text{font:700 15px system-ui;text-anchor:middle}.road tspan{font-size:13px;font-weight:400}@media(max-width:1179px){.road text{display:none}}';

/** As wide and high as its container, whatever its size. */
export const stretched: Stage = {
  open:
    '<svg xmlns="http://www.w3.org/2000/svg" class="road" width="100%" height="100%" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    `<style>${STYLE}</style><path fill="${paint('sky')}" d="M0 0h9e3v9e3H0z"/>`,
  land: (body) => `<svg viewBox="0 0 ${BOX_WIDTH} ${BOX_HEIGHT}" preserveAspectRatio="none">${body}</svg>`,
  at: ({ x, y }, body) => `<svg x="${stretched.x(x)}" y="${stretched.y(y)}">${body}</svg>`,
  x: (value) => `${short((value / BOX_WIDTH) * 100)}%`,
  y: (value) => `${short((value / BOX_HEIGHT) * 100)}%`,
};
