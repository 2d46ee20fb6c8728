import { code128, type DrawingContext } from 'bwip-js/generic';

/** A bar code as one SVG path with bars one unit high; `width` is in modules, without quiet zones. */
export interface BarPath {
  readonly width: number;
  readonly d: string;
}

/** Draws text as Code 128 on the server: browsers get only the path, not the encoder. */
export const barPath = (text: string): BarPath => code128({ bcid: 'code128', text, scale: 1 }, bars());

/** Records the bars the encoder draws: vertical lines, given by their centre and width in modules. */
function bars(): DrawingContext<BarPath> {
  let d = '';
  let width = 0;
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (modules) => {
      width = modules;
    },
    line: (...[middle, , , , bar]) => {
      d += `M${middle - Math.ceil(bar / 2)} 0h${bar}v1h-${bar}z`;
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ width, d }),
  };
}
