import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/pages/home/destinations.module.css';
import type { ShellFacts } from '#web/page.ts';
import { Vignette } from '#web/network/vignette.tsx';
import * as paths from '#wire/page-paths.ts';

/** A destination of the main terminal. */
export interface Destination {
  readonly to: string;
  /** Name of its picture; null if there is none. */
  readonly picture: string | null;
  /** Of the fastest run today, or tomorrow when none is left. */
  readonly duration_minutes: number;
  /** Lowest adult fare of that day, in centavos. */
  readonly price: number;
  readonly href: string;
}

interface DestinationsProps extends Pick<ShellFacts, 'theme'> {
  readonly destinations: readonly Destination[];
  readonly lang: Lang;
}

/** A picture of each place, with the travel time and price. */
export function Destinations({ destinations, theme, lang }: DestinationsProps) {
  if (destinations.length === 0) return null;
  return (
    <section className={styles['destinations']} aria-labelledby="destinations-title">
      <div className={styles['head']}>
        <h2 id="destinations-title">{homeShell.destinations[lang]}</h2>
        <a href={paths.locations[lang]}>{homeShell.allStops[lang]}</a>
      </div>
      <ul>
        {destinations.map(({ to, picture, duration_minutes, price, href }) => (
          <li key={to}>
            <a href={href}>
              {picture ? <Vignette name={picture} theme={theme} /> : <span className={styles['blank']} />}
              <strong>{to}</strong>
              <span>{formatDuration(duration_minutes)}</span>
              <span>
                {homeShell.from[lang]}{' '}
                <b className="figures">
                  <Price amount={price} lang={lang} />
                </b>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
