import { Vignette } from '#web/network/vignette.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { CityData } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';

/** The picture of the place, next to the text about it. */
export const CityShell = ({ data: { found }, theme, children }: ShellProps<CityData> & ShellFacts) => (
  <div className={styles['around']}>
    <div className={styles['shell']}>
      {found?.picture ? (
        <div className={styles['picture']}>
          <Vignette name={found.picture} theme={theme} isFirst />
        </div>
      ) : null}
      {children}
    </div>
  </div>
);
