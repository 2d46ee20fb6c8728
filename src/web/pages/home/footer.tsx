import type { ScreenProps, ShellFacts } from '#web/page.ts';
import { Board } from '#web/pages/home/board.tsx';
import { Destinations } from '#web/pages/home/destinations.tsx';
import styles from '#web/pages/home/home.module.css';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { Slides } from '#web/pages/home/slides.tsx';
import { Trust } from '#web/pages/home/trust.tsx';

type FooterProps = Omit<ScreenProps<HomeData>, 'call'> & Pick<ShellFacts, 'theme'>;

/** Guarantees, destinations with their next departures, then further information. */
export function Footer({ data, site: { lang }, theme }: FooterProps) {
  return (
    <div className={styles['below']}>
      <Trust lang={lang} />
      <Destinations destinations={data.places} theme={theme} lang={lang} />
      {data.origins.length > 0 ? <Board {...data.board} lang={lang} /> : null}
      <Slides slides={data.slides} lang={lang} />
    </div>
  );
}
