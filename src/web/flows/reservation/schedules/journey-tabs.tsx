import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { TABS } from '#ui/tabs.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { ReservationView } from '#wire/reservation.ts';
import styles from './journey-tabs.module.css';

interface JourneyTabsProps {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly lang: Lang;
}

/** Both journeys of a round trip: the one being chosen, and the chosen one, which can be changed. */
export function JourneyTabs({ reservation, direction, lang }: JourneyTabsProps) {
  const here = stepAddress('horarios', { lang, code: reservation.code });
  const isReachable = (name: Direction) => name === 'departure' || reservation.departure.schedule !== null;
  return (
    <nav aria-label={schedulesStep.journeys[lang]}>
      <ol className={`${TABS} ${styles['tabs']}`}>
        {DIRECTIONS.map((name) => {
          const { schedule, date } = reservation[name];
          const shown = (
            <>
              <strong>
                {schedule ? <span aria-hidden="true">✓ </span> : null}
                {schedulesStep[name][lang]}
              </strong>
              <small className="figures">
                {schedule ? dayAndClock(schedule.departs_at, lang) : date && formatShortDate(date, lang)}
              </small>
              {schedule && name !== direction ? (
                <span className={styles['change']}>{schedulesStep.change[lang]}</span>
              ) : null}
            </>
          );
          return (
            <li key={name}>
              {isReachable(name) ? (
                <a href={`${here}&direction=${name}`} aria-current={name === direction ? 'true' : undefined}>
                  {shown}
                </a>
              ) : (
                <span>{shown}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
