import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { cityText } from '#text/pages/city.ts';
import { Price } from '#ui/price.tsx';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';
import { stopPath, ticketsToPath } from '#wire/place-paths.ts';
import { searchPath } from '#wire/search-link.ts';

/** How many routes are shown besides the most used one. */
const OTHERS = 2;
const NEAR = 2;

/** Other routes there, the stops, and nearby places. */
export function CityWays({ found, lang }: { readonly found: FoundCity; readonly lang: Lang }) {
  const { city, to, stops, main } = found;
  const others = to.filter((route) => route !== main && route.place !== main.place).slice(0, OTHERS);
  return (
    <nav className={styles['section']} aria-label={cityText.near[lang]}>
      {others.length > 0 ? <h2>{cityText.others(city)[lang]}</h2> : null}
      <ul className={styles['ways']}>
        {others.map((route) => (
          <li key={route.place}>
            <a
              href={searchPath(lang, { origin: route.origin.id, destination: route.destination.id, date: route.date })}
            >
              {route.city}
            </a>{' '}
            {formatDuration(route.duration_minutes)}, <Price amount={route.fare} lang="es" />
          </li>
        ))}
      </ul>
      <ul className={styles['links']}>
        {stops.map(({ slug, stop }) => (
          <li key={slug}>
            <a href={stopPath(lang, slug)}>{stop.name}</a>
          </li>
        ))}
        <li>
          <a href={ticketsToPath(lang, main.place)}>{main.city}</a>
        </li>
        {neighboursOf(found).map(({ place, city: name }) => (
          <li key={place}>
            <a href={ticketsToPath(lang, place)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The places reached soonest from there. */
const neighboursOf = ({ from, to, main }: FoundCity) =>
  (from.length > 0 ? from : to)
    .filter(({ place }) => place !== main.place)
    .toSorted((a, b) => a.duration_minutes - b.duration_minutes)
    .slice(0, NEAR);
