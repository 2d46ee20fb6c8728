import { useEffect } from 'react';
import { homeText } from '#text/pages/home.ts';
import type { ScreenProps } from '#web/page.ts';
import type { ShownSearch } from '#web/booking/search/search-data.ts';
import styles from '#web/pages/home/home.module.css';
import { NothingToSearch } from '#web/pages/home/nothing-to-search.tsx';
import { SearchForm } from '#web/booking/search/search-form.tsx';
import { late } from '#web/services/late.ts';

const slideButtons = late(() => import('#web/pages/home/slide-buttons.ts'));

/** The departure board at dusk, with the search on it. */
export function Screen({ data, site, call }: ScreenProps<ShownSearch>) {
  const { lang } = site;
  useEffect(() => {
    void slideButtons().then(({ startSlideButtons }) => startSlideButtons(document));
  }, []);
  return (
    <section className={styles['hero']}>
      <div className={styles['heroInner']}>
        <h1 className={styles['title']}>{homeText.hero[lang]}</h1>
        {data.origins.length > 0 ? (
          <div className={styles['fields']}>
            <SearchForm data={data} site={site} call={call} />
          </div>
        ) : (
          <NothingToSearch data={data} site={site} />
        )}
        <p className={styles['guest']}>{homeText.guest[lang]}</p>
      </div>
    </section>
  );
}
