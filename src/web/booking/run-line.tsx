import type { ReactNode } from 'react';
import { dayDifference, formatClock, formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Clock } from '#ui/clock.tsx';
import { Price } from '#ui/price.tsx';
import styles from '#web/booking/run-line.module.css';
import type { SoldRun } from '#web/booking/sale-of.ts';

/** The class name for a list of such rows. */
export const RUN_BOARD = styles['board']!;

interface RunLineProps {
  readonly run: SoldRun;
  /** URL of the search that sells it. */
  readonly href: string;
  /** Sent there by a form instead: its fields. */
  readonly post?: Readonly<Record<string, string>>;
  readonly lang: Lang;
  /** Destination, on a board of many places. */
  readonly place?: ReactNode;
  /** Seats free right now; not shown when null or absent. */
  readonly freeSeats?: number | null;
  /** The day of the board, which may include runs of the next day. */
  readonly today?: string;
}

/** One row of the board: departure time and destination, arrival and service, adult fare. */
export function RunLine({ run, href, post, lang, place, freeSeats, today }: RunLineProps) {
  const leaves = formatClock(run.departs_at, lang);
  const isTomorrow = today !== undefined && dayDifference(today, run.departs_at) > 0;
  return (
    <li className={styles['run']} data-off={run.sale === 'online' ? undefined : run.sale}>
      <p className={styles['leaves']}>
        <Clock at={run.departs_at} text={leaves}>
          {isTomorrow ? <small className={styles['tomorrow']}> {homeShell.tomorrow[lang]}</small> : null}
        </Clock>
      </p>
      {place ? <p className={styles['place']}>{place}</p> : null}
      <p className={styles['arrives']}>
        {schedulesText.arrives[lang]}{' '}
        <time dateTime={run.arrives_at}>{clockBeside(run.arrives_at, run.departs_at, lang)}</time>
      </p>
      <p className={styles['how']}>
        {run.expected_at && !run.cancelled ? (
          <strong className={styles['late']}>
            {schedulesStep.late(clockBeside(run.expected_at, run.departs_at, lang))[lang]}
          </strong>
        ) : null}{' '}
        {run.service[lang]} · {formatDuration(run.duration_minutes)} ·{' '}
        {run.stops_between === 0 ? schedulesText.direct[lang] : schedulesText.stops(run.stops_between)[lang]}
        {freeSeats === null || freeSeats === undefined ? null : (
          <span className={styles['seats']}> · {schedulesText.seats(freeSeats)[lang]}</span>
        )}
      </p>
      {run.sale === 'cancelled' ? null : (
        <p className={styles['price']}>
          <Price amount={run.adult_fare} lang={lang} /> <small>{schedulesText.adult[lang]}</small>
        </p>
      )}
      {run.sale === 'online' ? (
        post ? (
          <form method="post" action={href} className={styles['post']}>
            {Object.entries(post).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button className={styles['buy']} aria-label={schedulesText.buyAt(leaves)[lang]}>
              {schedulesText.buy[lang]}
            </button>
          </form>
        ) : (
          <a
            className={styles['buy']}
            href={href}
            aria-label={
              typeof place === 'string'
                ? `${schedulesText.buyAt(leaves)[lang]}: ${place}`
                : schedulesText.buyAt(leaves)[lang]
            }
          >
            {schedulesText.buy[lang]}
          </a>
        )
      ) : run.sale === 'gone' ? null : (
        <p className={styles['counter']}>{schedulesText[run.sale][lang]}</p>
      )}
    </li>
  );
}
