import { placeDrawnAt } from '#ui/drawings/vignettes.ts';
import { Vignette } from '#web/network/vignette.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { StopData } from '#web/pages/stop/stop-data.ts';
import styles from '#web/pages/stop/stop.module.css';

/** The picture of the place, above the page of its stop. */
export function StopShell({ data: { found }, theme, children }: ShellProps<StopData> & ShellFacts) {
  const place = found && placeDrawnAt(found.stop);
  return (
    <>
      {place === undefined ? null : (
        <div className={styles['picture']}>
          <Vignette name={place} theme={theme} isFirst />
        </div>
      )}
      {children}
    </>
  );
}
