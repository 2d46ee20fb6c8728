import type { ScreenProps } from '#web/page.ts';
import { Board } from '#web/pages/home/board.tsx';
import styles from '#web/pages/home/home.module.css';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { Slides } from '#web/pages/home/slides.tsx';

/** The next departures, then what is worth knowing. */
export function Footer({ data, site: { lang } }: Omit<ScreenProps<HomeData>, 'call'>) {
  return (
    <div className={styles['below']}>
      {data.origins.length > 0 ? <Board {...data.board} lang={lang} /> : null}
      <Slides slides={data.slides} lang={lang} />
    </div>
  );
}
