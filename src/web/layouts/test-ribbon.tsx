import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import styles from '#web/layouts/layout.module.css';

/** One line stating that no money moves; expands to what can be tried. */
export const TestRibbon = ({ lang }: { readonly lang: Lang }) => (
  <aside className={styles['ribbon']} aria-label={frame.testModeName[lang]}>
    <details>
      <summary>
        <span>{frame.testModeShort[lang]}</span>
        <span>{frame.testCards[lang]}</span>
      </summary>
      <p className={styles['cards']}>{frame.testMode[lang]}</p>
    </details>
  </aside>
);
