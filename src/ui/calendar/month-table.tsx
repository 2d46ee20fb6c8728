import { memo } from 'react';
import type { LocalDate } from '#kernel/instant.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import styles from '#ui/calendar/calendar.module.css';
import { type Month, weeksOf } from '#ui/calendar/month-grid.ts';

/** What a calendar shows for a day. */
export interface DayFacts {
  /** Below its number: a price or a word. */
  readonly short: string;
  /** The same, or why it is unavailable, for screen readers. */
  readonly said: string;
  readonly isClosed: boolean;
  readonly isLowest: boolean;
  readonly isToday: boolean;
  /** Its role in the trip: an end of it, or a day between the two; `one` where only one day is chosen. */
  readonly part: 'departure' | 'return' | 'both' | 'between' | 'one' | undefined;
}

interface MonthTableProps {
  readonly month: Month;
  /** Weeks before this day are omitted. */
  readonly first: LocalDate;
  /** Not one of the two months that a wide screen shows. */
  readonly isTurnedAway: boolean;
  readonly titleId: string;
  /** The day in it that is a tab stop, if any. */
  readonly focused: LocalDate | undefined;
  factsOf(day: LocalDate): DayFacts;
  readonly lang: Lang;
}

/** Starts on a Sunday; used for the weekday names. */
const WEEK = weeksOf('2026-11')[0] as readonly LocalDate[];

/**
 * One month of a calendar. One day of all is a tab stop; arrow keys move to the others. Drawn again only when something in
 * it changes: an old phone takes a while for a year of days.
 */
export const MonthTable = memo(function MonthTable(props: MonthTableProps) {
  const { month, first, isTurnedAway, titleId, focused, factsOf, lang } = props;
  const weekdays = WEEK.map((day) => formatLongDate(day, lang).split(',')[0]!);
  const weeks = weeksOf(month).filter((week) => week.some((day) => day !== undefined && day >= first));
  return (
    <section className={styles['month']} data-away={isTurnedAway || undefined}>
      <h3 id={titleId} className={styles['title']}>
        {monthName(month, lang)}
      </h3>
      <table role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <Day key={day} day={day} facts={factsOf(day)} {...{ focused, lang }} />
                ) : (
                  <td key={WEEK[column]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface DayProps extends Pick<MonthTableProps, 'focused' | 'lang'> {
  readonly day: LocalDate;
  readonly facts: DayFacts;
}

function Day({ day, facts, focused, lang }: DayProps) {
  const { short, isClosed, isLowest, isToday, part } = facts;
  return (
    <td aria-selected={part !== undefined && part !== 'between'} data-part={part}>
      <button
        type="button"
        data-day={day}
        data-lowest={isLowest || undefined}
        tabIndex={day === focused ? 0 : -1}
        aria-disabled={isClosed || undefined}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="visually-hidden">{saidOf(day, facts, lang)}</span>
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        <small className="figures" aria-hidden="true">
          {short}
        </small>
      </button>
    </td>
  );
}

function saidOf(day: LocalDate, { said, isLowest, isToday, part }: DayFacts, lang: Lang): string {
  return [
    formatLongDate(day, lang),
    isToday ? calendarText.today[lang] : '',
    part === 'departure' || part === 'both' ? calendarText.chosenDeparture[lang] : '',
    part === 'return' || part === 'both' ? calendarText.chosenReturn[lang] : '',
    part === 'one' ? calendarText.chosen[lang] : '',
    said,
    isLowest ? calendarText.lowest[lang] : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** `noviembre de 2026`, `November 2026`: the long date without its day. */
const monthName = (month: Month, lang: Lang): string =>
  formatLongDate(`${month}-01`, lang).replace(/^.*? 1 (de )?/, '');
