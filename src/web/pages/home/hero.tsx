import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { ResumeStrip } from '#web/pages/home/resume-strip.tsx';
import styles from '#web/pages/home/hero.module.css';
import { type Hour, type RoadSize, roadPath } from '#web/road-pictures.ts';

/** The carrier's road as a drawing behind the search. */
export function Shell({ brand, theme, children, ...shown }: ShellProps<HomeData> & ShellFacts) {
  return (
    <ResumeStrip {...shown}>
      <div className={styles['stage']} data-drawn={brand.road ? '' : undefined}>
        {brand.road ? <Road theme={theme} /> : null}
        {children}
      </div>
    </ResumeStrip>
  );
}

const WIDE = '(min-width:960px)';
const DARK = '(prefers-color-scheme:dark)';

/** At dusk or at night by the visitor's choice, else the device's; narrow screens have a simpler drawing. */
function Road({ theme }: Pick<ShellFacts, 'theme'>) {
  const source = (size: RoadSize, hour: Hour, media: string) => <source media={media} srcSet={roadPath(size, hour)} />;
  const chosen: Hour = theme === 'dark' ? 'night' : 'dusk';
  return (
    <picture className={styles['sky']}>
      {theme ? null : source('wide', 'night', `${WIDE} and ${DARK}`)}
      {theme ? null : source('calm', 'night', DARK)}
      {source('wide', chosen, WIDE)}
      <img className={styles['road']} src={roadPath('calm', chosen)} alt="" />
    </picture>
  );
}
