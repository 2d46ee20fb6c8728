import { svgText } from '#ui/drawings/drawing.ts';
import { duskPaints, nightPaints, painted } from '#ui/drawings/palette.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';
import { vignette } from '#ui/drawings/vignettes.ts';
import type { ShellFacts } from '#web/page.ts';
import type { StopView } from '#wire/shapes.ts';
import styles from './stamp.module.css';

interface StampProps extends ShellFacts {
  readonly stop: Pick<StopView, 'latitude' | 'longitude'>;
}

/** A place's picture as a stamp, light or dark like the page; nothing if the place has no picture. */
export function Stamp({ stop, brand, theme }: StampProps) {
  const drawing = vignette(stop);
  if (!drawing) return null;
  const svg = svgText(drawing);
  return (
    <span className={styles['stamp']} aria-hidden="true">
      {theme === 'dark' ? null : <span className={styles['day']}>{svgElements(painted(svg, duskPaints(brand)))}</span>}
      {theme === 'light' ? null : (
        <span className={theme ? undefined : styles['night']}>{svgElements(painted(svg, nightPaints(brand)))}</span>
      )}
    </span>
  );
}
