import {
  clockDifferenceHours,
  dayDifference,
  formatClock,
  formatDuration,
  formatLongDate,
  formatShortDate,
} from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import styles from './route-line.module.css';
import type { StopView } from '#wire/shapes.ts';

interface RouteBetweenProps {
  readonly from: StopView;
  readonly to: StopView;
  readonly run: { readonly departs_at: string; readonly arrives_at: string; readonly duration_minutes: number } | null;
  readonly lang: Lang;
}

/** From stop to stop, with the times large; an open ticket has only its stops. */
export function RouteBetween({ from, to, run, lang }: RouteBetweenProps) {
  const changesHour = run !== null && clockDifferenceHours(run.departs_at, run.arrives_at) !== 0;
  const isOtherDay = run !== null && dayDifference(run.departs_at, run.arrives_at) !== 0;
  return (
    <div className={styles['route']}>
      <p className={styles['date']}>{run ? formatLongDate(run.departs_at, lang) : ticketsStep.openHint[lang]}</p>
      <div className={styles['from']}>
        {run && <time dateTime={run.departs_at}>{formatClock(run.departs_at, lang)}</time>}
        <Place stop={from} clock={changesHour ? deadlineTexts.localTime(from.city)[lang] : ''} day="" />
      </div>
      <div className={styles['road']}>{run && <span>{formatDuration(run.duration_minutes)}</span>}</div>
      <div className={styles['to']}>
        {run && <time dateTime={run.arrives_at}>{formatClock(run.arrives_at, lang)}</time>}
        <Place
          stop={to}
          clock={changesHour ? deadlineTexts.localTime(to.city)[lang] : ''}
          day={run && isOtherDay ? formatShortDate(run.arrives_at, lang) : ''}
        />
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly stop: StopView;
  /** Whose clock the time is on, where the two ends differ. */
  readonly clock: string;
  /** The day of arrival, when it is another. */
  readonly day: string;
}

function Place({ stop, clock, day }: PlaceProps) {
  return (
    <p className={styles['place']}>
      {day || clock ? <em>{[day, clock].filter(Boolean).join(' · ')}</em> : null}
      <strong>{stop.city}</strong>
      <span>{stop.name}</span>
    </p>
  );
}
