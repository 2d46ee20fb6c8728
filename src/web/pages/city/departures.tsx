import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { cityText } from '#text/pages/city.ts';
import { Price } from '#ui/price.tsx';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';
import { searchPath } from '#wire/search-link.ts';

/** The next buses there with the seats currently free; each links to its search. */
export function CityDepartures({ found: { departures }, lang }: { readonly found: FoundCity; readonly lang: Lang }) {
  const [first] = departures;
  if (!first) return null;
  return (
    <section className={styles['section']} aria-labelledby="next">
      <h2 id="next">{cityText.next[lang]}</h2>
      <ul className={styles['board']}>
        {departures.map((run) => (
          <li key={`${run.departs_at}${run.origin.id}${run.arrives_at}`}>
            <a
              href={searchPath(lang, {
                origin: run.origin.id,
                destination: run.destination.id,
                date: run.departs_at.slice(0, 10),
              })}
            >
              <span className="visually-hidden">{cityText.leaves[lang]} </span>
              <time dateTime={run.departs_at}>{clockBeside(run.departs_at, first.departs_at, lang)}</time>
            </a>
            <span>
              {cityText.arrives[lang]}{' '}
              <time dateTime={run.arrives_at}>{clockBeside(run.arrives_at, run.departs_at, lang)}</time>
            </span>
            {run.free_seats === null ? null : <span>{cityText.seats(run.free_seats)[lang]}</span>}
            <Price amount={run.adult_fare} lang="es" />
          </li>
        ))}
      </ul>
    </section>
  );
}
