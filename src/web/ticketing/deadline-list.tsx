import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts, describeDeadlines } from '#text/deadlines.ts';
import styles from './deadline-list.module.css';
import { type DeadlinesView, FIRST_STRETCH_MINUTES, journeyDeadlinesOf } from './journey-deadlines.ts';

interface DeadlineLadderProps {
  readonly deadlines: DeadlinesView;
  /** Place whose time zone is used. */
  readonly place: string;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
  readonly isPaid: boolean;
  readonly lang: Lang;
}

/** Minutes left at which a deadline is announced, so that not every tick is. */
const ANNOUNCED_AT = [5, 15, 30, 60];

/** The deadlines of a journey as stops on a line, each with its time by the boarding stop's clock. */
export function DeadlineList({ deadlines, place, now, isPaid, lang }: DeadlineLadderProps) {
  const said = describeDeadlines(deadlines, { isPaid, place, lang });
  const rows = journeyDeadlinesOf(deadlines, { now, isPaid });
  const next = rows.find(({ state }) => state === 'next');
  const announced = next && ANNOUNCED_AT.find((minutes) => next.minutesLeft <= minutes);
  return (
    <div className={styles['ladder']}>
      <p className={styles['day']}>{said.heading}</p>
      <ol className={styles['line']}>
        {rows.map(({ at, state, minutesLeft, share }, i) => (
          <li
            key={said.deadlines[i]!.name}
            className={styles[state]}
            aria-current={state === 'next' ? 'time' : undefined}
          >
            <time className={styles['time']} dateTime={at}>
              {said.deadlines[i]!.day ? <small>{said.deadlines[i]!.day} </small> : null}
              {said.deadlines[i]!.clock}
            </time>
            <span className={styles['name']}>{said.deadlines[i]!.name}</span>
            {state === 'past' ? <span className="visually-hidden">{deadlineTexts.past[lang]}</span> : null}
            {state === 'next' && minutesLeft < FIRST_STRETCH_MINUTES ? (
              <>
                <span className={styles['left']}>{deadlineTexts.timeLeft(formatDuration(minutesLeft))[lang]}</span>
                <progress className={styles['bar']} value={share} aria-hidden="true" />
              </>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announced ? `${next!.name[lang]}: ${deadlineTexts.within(announced)[lang]}` : ''}
      </p>
    </div>
  );
}
