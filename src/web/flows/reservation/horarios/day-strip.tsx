import { formatShortDate } from '#kernel/local-time.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import styles from '#web/flows/reservation/horarios/day-strip.module.css';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';

interface DayStripProps {
  readonly list: DataOf<typeof getSchedules>;
  readonly here: string;
  readonly lang: Lang;
}

/** The days around, each with its lowest price for the party, and one step back or ahead. */
export function DayStrip({ list, here, lang }: DayStripProps) {
  const to = (date: string) => `${here}?direction=${list.direction}&date=${date}`;
  const lowest = Math.min(...list.days.map(({ price }) => price ?? Number.POSITIVE_INFINITY));
  return (
    <nav className={styles['strip']} aria-label={schedulesStep.days[lang]}>
      {list.prev_day ? (
        <a className={styles['step']} href={to(list.prev_day)} rel="prev" aria-label={schedulesStep.previousDay[lang]}>
          ‹
        </a>
      ) : (
        <span className={styles['step']} />
      )}
      <ol tabIndex={0} aria-label={schedulesStep.days[lang]}>
        {list.days.map(({ date, price }) => (
          <li key={date}>
            <a href={to(date)} aria-current={date === list.date ? 'date' : undefined}>
              <span>{formatShortDate(date, lang)}</span>
              <small className="figures" data-lowest={price !== null && price === lowest ? true : undefined}>
                {price === null ? schedulesStep.noRuns[lang] : formatMoney(centavos(price))}
              </small>
            </a>
          </li>
        ))}
      </ol>
      {list.next_day ? (
        <a className={styles['step']} href={to(list.next_day)} rel="next" aria-label={schedulesStep.nextDay[lang]}>
          ›
        </a>
      ) : (
        <span className={styles['step']} />
      )}
    </nav>
  );
}
