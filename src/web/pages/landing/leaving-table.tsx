import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { landingText } from '#text/pages/landing.ts';
import { Price } from '#ui/price.tsx';
import type { LandingData } from '#web/pages/landing/landing-data.ts';
import styles from '#web/pages/landing/landing.module.css';
import { ticketsToPath } from '#wire/place-paths.ts';
import type { RouteView } from '#wire/places.ts';

interface LeavingTableProps {
  readonly leaving: NonNullable<LandingData['leaving']>;
  readonly lang: Lang;
}

/** Destinations from the place with the most routes, with fares or times. */
export function LeavingTable({ leaving: { city, routes, shows }, lang }: LeavingTableProps) {
  if (routes.length === 0) return null;
  const columns =
    shows === 'fares'
      ? ([
          [landingText.lasts[lang], (route: RouteView) => formatDuration(route.duration_minutes)],
          [landingText.fare[lang], (route: RouteView) => <Price amount={route.fare} lang="es" />],
        ] as const)
      : ([
          [landingText.first[lang], (route: RouteView) => clockBeside(route.first, route.first, lang)],
          [landingText.last[lang], (route: RouteView) => clockBeside(route.last, route.first, lang)],
          [landingText.perDay[lang], (route: RouteView) => route.departures],
        ] as const);
  return (
    <table className={styles['table']}>
      <caption>{landingText.leaving(city)[lang]}</caption>
      <thead>
        <tr>
          <th scope="col">{landingText.city[lang]}</th>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <tr key={route.place}>
            <th scope="row">
              <a className={styles['lead']} href={ticketsToPath(lang, route.place)}>
                {route.city}
              </a>
            </th>
            {columns.map(([label, of]) => (
              <td key={label}>{of(route)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
