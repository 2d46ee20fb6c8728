import { type Drawing, line, LINES, shape } from '#ui/drawings/drawing.ts';
import type { PaintName } from '#ui/drawings/palette.ts';

/**
 * The three waves of the logo, from the top. They are also on the sides of the buses and at the bottom of every page.
 */
export const WAVES = ['cream', 'rose', 'foam'] as const satisfies readonly PaintName[];

/** Relative cubic curves from left to right; also parsed by `src/adapters/pictures`. */
const waveAt = (y: number): string => `M3 ${y}c3-3.4 6-3.4 9-1s6 2.4 9 0s5.5-2.4 8 .5`;

const SUN = '<circle cx="16" cy="11" r="6.5"';

/** The logo: the sun over three waves, 32 by 32, on the board's dark background. */
export const logo: Drawing = {
  width: 32,
  height: 32,
  body: `${SUN} fill="var(--d-sun)"/>` + WAVES.map((name, i) => line(name, waveAt(17.5 + i * 5), 3)).join(''),
};

/** The site's icon: the logo on a tile, or on a full background for devices that crop icons themselves. */
export function siteIcon(ground: 'tile' | 'full'): string {
  const [box, under] =
    ground === 'tile'
      ? ['0 0 32 32', '<rect width="32" height="32" rx="7"']
      : ['-7 -7 46 46', '<path d="M-7-7h46v46H-7z"'];
  const waves = WAVES.map((name, i) => `<path d="${waveAt(17 + i * 5)}" stroke="var(--d-${name})"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-linecap="round" stroke-width="3">` +
    `${under} fill="var(--d-land)"/>${SUN} fill="var(--d-sun)"/>${waves}</svg>`
  );
}

const PERIOD = 48;
const FOOT = 28;

/** The waves at the bottom of a page, as wide as the page: a pattern, which needs a unique id on the page. */
export function footWaves(id: string): string {
  const waves = (['sun', 'rose', 'foam'] as const)
    .map((name, i) => line(name, `M-12 ${6 + i * 8}q12-8 24 0t24 0 24 0`, 4))
    .join('');
  return (
    `<svg width="100%" height="${FOOT}" ${LINES} aria-hidden="true"><pattern id="${id}" width="${PERIOD}" height="${FOOT}" patternUnits="userSpaceOnUse">` +
    `${waves}</pattern><path fill="url(#${id})" d="M0 0h9999v${FOOT}H0z"/></svg>`
  );
}

/** Three stripes 24 degrees off vertical, the slope of the road over the sierra: on the heads of tickets. 72 by 48. */
export const stripes: Drawing = {
  width: 72,
  height: 48,
  body: (['sun', 'rose', 'foam'] as const)
    .map((name, i) => shape(name, `M${i * 21} 48 ${21 + i * 21} 0h11L${11 + i * 21} 48z`))
    .join(''),
};
