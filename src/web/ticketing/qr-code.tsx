import type { QrPath } from '#kernel/module-path.ts';
import styles from './ticket-card.module.css';

/** Modules of white around a code, without which scanners do not find it. */
const QUIET = 4;

/** Black on white in every theme: a scanner reads nothing else. */
export function QrCode({ code: { size, d }, label }: { readonly code: QrPath; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg className={styles['qr']} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={d} />
    </svg>
  );
}
