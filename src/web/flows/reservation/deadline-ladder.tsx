import { formatClock, formatDuration, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import styles from '#web/flows/reservation/deadline-ladder.module.css';
import { type DeadlinesView, rungsOf } from '#web/flows/reservation/rungs.ts';

interface DeadlineLadderProps {
  readonly deadlines: DeadlinesView;
  /** Whose clock it is. */
  readonly place: string;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
  readonly isPaid: boolean;
  readonly lang: Lang;
}

/** Further away than this, the date says more than the hours left. */
const SPOKEN_BELOW_MINUTES = 24 * 60;

/** The deadlines of a journey as a line one travels along, each at its time on the clock of the boarding stop. */
export function DeadlineLadder({ deadlines, place, now, isPaid, lang }: DeadlineLadderProps) {
  return (
    <div className={styles['ladder']}>
      <p className={styles['day']}>
        {formatShortDate(deadlines.departs_at, lang)} · {deadlineTexts.localTime(place)[lang]}
      </p>
      <ol className={styles['line']}>
        {rungsOf(deadlines, { now, isPaid }).map(({ name, at, state, minutesLeft }) => (
          <li key={at} className={styles[state]} aria-current={state === 'next' ? 'time' : undefined}>
            <time className={styles['time']} dateTime={at}>
              {formatClock(at, lang)}
            </time>
            <span className={styles['name']}>{name[lang]}</span>
            {state === 'past' ? <span className="visually-hidden">{deadlineTexts.past[lang]}</span> : null}
            {state === 'next' && minutesLeft < SPOKEN_BELOW_MINUTES ? (
              <span className={styles['left']}>{deadlineTexts.timeLeft(formatDuration(minutesLeft))[lang]}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
