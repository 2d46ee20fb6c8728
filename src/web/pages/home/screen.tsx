import { homeText } from '#text/pages/home.ts';
import type { ScreenProps } from '#web/page.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import styles from '#web/pages/home/home.module.css';
import { SearchForm } from '#web/pages/home/search-form.tsx';

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
