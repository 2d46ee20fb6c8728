import { formatClock, formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Price } from '#ui/price.tsx';
import type { PublicRun } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/run-line.module.css';

interface RunLineProps {
  readonly run: PublicRun;
  /** The search that sells it. */
  readonly href: string;
  readonly lang: Lang;
}

/** One row of the board: when it leaves, when and how it arrives, what an adult pays. */
export function RunLine({ run, href, lang }: RunLineProps) {
  const leaves = formatClock(run.departs_at, lang);
  return (
    <li className={styles['run']} data-off={run.sale === 'online' ? undefined : true}>
      <time className={styles['leaves']} dateTime={run.departs_at}>
        {leaves}
      </time>
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
      </p>
      <p className={styles['price']}>
        <Price amount={run.adult_fare} lang={lang} /> <small>{schedulesText.adult[lang]}</small>
      </p>
      {run.sale === 'online' ? (
        <a className={styles['buy']} href={href} aria-label={schedulesText.buyAt(leaves)[lang]}>
          {schedulesText.buy[lang]}
        </a>
      ) : run.sale === 'gone' ? null : (
        <p className={styles['counter']}>{schedulesText[run.sale][lang]}</p>
      )}
    </li>
  );
}
