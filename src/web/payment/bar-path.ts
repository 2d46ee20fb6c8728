import { code128, type DrawingContext } from 'bwip-js/generic';

/** A bar code as one drawing path of bars one unit high; `width` is in modules, without the quiet zones at its ends. */
export interface BarPath {
  readonly width: number;
  readonly d: string;
}

/** Draws a text as Code 128, on the server: browsers get the path and not the encoder. */
export const barPath = (text: string): BarPath => code128({ bcid: 'code128', text, scale: 1 }, bars());

/** Takes down the bars as the encoder draws them: upright lines, given by their middle and their width in modules. */
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
