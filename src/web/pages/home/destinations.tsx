import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/pages/home/destinations.module.css';
import type { ShellFacts } from '#web/page.ts';
import { Vignette } from '#web/network/vignette.tsx';
import * as paths from '#wire/page-paths.ts';

/** Where the main terminal's buses go. */
export interface Destination {
  readonly to: string;
  /** Of the picture that is drawn of it; null where nobody has drawn it. */
  readonly picture: string | null;
  /** Of its quickest bus today, or tomorrow when none is left. */
  readonly duration_minutes: number;
  /** Centavos, the lowest adult fare of that day. */
  readonly price: number;
  readonly href: string;
}

interface DestinationsProps extends Pick<ShellFacts, 'theme'> {
  readonly destinations: readonly Destination[];
  readonly lang: Lang;
}

/** A picture of each place, how long it takes and what it costs. */
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
