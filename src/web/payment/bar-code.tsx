import type { BarPath } from './bar-path.ts';
import styles from './store-reference-card.module.css';

/** Modules of white at each end, without which scanners do not find the code. */
const QUIET = 10;

/** Black on white in every theme: a scanner reads nothing else. Stretched to its box; only widths mean something. */
export const BarCode = ({ bars: { width, d }, label }: { readonly bars: BarPath; readonly label: string }) => (
  <svg
    className={styles['bars']}
    viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 1`}
    preserveAspectRatio="none"
    role="img"
    aria-label={label}
  >
    <path fill="#000" shapeRendering="crispEdges" d={d} />
  </svg>
);
