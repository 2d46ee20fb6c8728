import { paintsCss } from '#ui/drawings/palette.ts';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { LandingData } from '#web/pages/landing/landing-data.ts';
import styles from '#web/pages/landing/landing.module.css';

/** Colours for the drawings of buses, if there are any. */
export const LandingShell = ({ data, brand, children }: ShellProps<LandingData> & ShellFacts) => (
  <div className={styles['shell']}>
    {data.buses.length > 0 ? <style>{paintsCss(brand)}</style> : null}
    {children}
  </div>
);
