import { homeText } from '#text/pages/home.ts';
import type { ScreenProps } from '#web/page.ts';
import type { BoardRow } from '#web/pages/home/board.tsx';
import styles from '#web/pages/home/home.module.css';
import { SearchForm } from '#web/pages/home/search-form.tsx';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import type { Slide } from '#web/pages/home/slides.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import type { StopView } from '#wire/shapes.ts';

export interface HomeData {
  readonly origins: readonly StopView[];
  /** Ids served from each origin. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  readonly values: SearchValues;
  readonly errors: readonly ShownError[];
  /** At the first terminal, `YYYY-MM-DD`. */
  readonly today: string;
  readonly lastDay: string;
  readonly board: readonly BoardRow[];
  readonly slides: readonly Slide[];
  /** The visitor allowed us to remember searches on this device. */
  readonly remembers: boolean;
}

/** The departure board at dusk, with the search on it. */
export function Screen({ data, site, call }: ScreenProps<HomeData>) {
  const { lang, brand } = site;
  return (
    <section className={styles['hero']}>
      <div className={styles['heroInner']}>
        <h1 className={styles['title']}>{homeText.hero[lang]}</h1>
        <p className={styles['guest']}>{homeText.guest[lang]}</p>
        <SearchForm data={data} site={site} call={call} />
        {data.origins.length === 0 ? (
          <p className={styles['guest']}>
            {homeText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
