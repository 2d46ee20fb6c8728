import { type LocalDate, localDate } from '#kernel/instant.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { type Month, monthsBetween, weeksOf } from '#ui/calendar/month-grid.ts';
import { priceText } from '#ui/price.tsx';
import styles from '#web/flows/tours/detail/calendar.module.css';
import type { DetailData, TourDayView } from '#web/flows/tours/detail/detail-data.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';

interface TourCalendarProps {
  readonly data: Extract<DetailData, { kind: 'found' }>;
  readonly lang: Lang;
}

const say = tourText.detail;

/** The days with a start, as links: each leads to its starts below. */
export function TourCalendar({ data, lang }: TourCalendarProps) {
  const { tour, days, later, earlier, party, date } = data;
  if (days.length === 0) return null;
  const first = localDate(days[0]!.date);
  const last = localDate(days.at(-1)!.date);
  const byDay = new Map(days.map((day) => [day.date, day]));
  const address = (query: Readonly<Record<string, string | null>>) =>
    `${tourDetailPath(lang, tour.name, { ...query, ...party })}#book`;
  const dayAddress = (day: string) => address({ date: day, from: data.from || null });
  return (
    <div className={styles['calendar']}>
      <h3>{say.days[lang]}</h3>
      {monthsBetween(first, last).map((month) => (
        <table key={month}>
          <caption>{monthName(month, lang)}</caption>
          <thead>
            <tr>
              {WEEK.map((day) => (
                <th key={day} scope="col" abbr={weekday(day, lang)}>
                  {weekday(day, lang).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month)
              .filter((week) => week.some((day) => day !== undefined && byDay.has(day)))
              .map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, column) => (
                    <td key={WEEK[column]}>
                      {day === undefined ? null : (
                        <Day
                          day={day}
                          facts={byDay.get(day)}
                          isChosen={day === date}
                          href={dayAddress(day)}
                          lang={lang}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      {days.some(({ state }) => state === 'closed' || state === 'out_of_season') ? (
        <p className={styles['struck']}>{say.struck[lang]}</p>
      ) : null}
      <p className={styles['turns']}>
        {earlier === null ? null : (
          <a href={address({ date, from: earlier })} rel="nofollow">
            {say.earlierDays[lang]}
          </a>
        )}
        {later === null ? null : (
          <a href={address({ date, from: later })} rel="nofollow">
            {say.laterDays[lang]}
          </a>
        )}
      </p>
    </div>
  );
}

interface DayProps {
  readonly day: LocalDate;
  readonly facts: TourDayView | undefined;
  readonly isChosen: boolean;
  readonly href: string;
  readonly lang: Lang;
}

/** At most so many places left are worth saying in a cell. */
const FEW = 5;

function Day({ day, facts, isChosen, href, lang }: DayProps) {
  // Past, or on the next page: nothing is known of it.
  if (!facts) return null;
  if (facts.state !== 'on_sale') {
    return (
      <span>
        <s>{Number(day.slice(8))}</s>
        {facts.state === 'full' ? <small>{say.full[lang]}</small> : null}
      </span>
    );
  }
  const { price, left } = facts;
  const isScarce = left <= FEW;
  return (
    <a
      href={href}
      aria-current={isChosen ? 'date' : undefined}
      rel="nofollow"
      aria-label={[formatLongDate(day, lang), price === null ? '' : priceText(price, lang), tourText.left(left)[lang]]
        .filter(Boolean)
        .join(', ')}
    >
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <small aria-hidden="true" data-scarce={isScarce || undefined}>
        {isScarce ? left : '•'}
      </small>
    </a>
  );
}

/** Starts on a Sunday; used for the names of weekdays. */
const WEEK = weeksOf('2026-11')[0] as readonly LocalDate[];

const weekday = (day: string, lang: Lang): string => formatLongDate(day, lang).split(',')[0]!;

/** `noviembre de 2026`: the long date without its day. */
const monthName = (month: Month, lang: Lang): string =>
  formatLongDate(`${month}-01`, lang).replace(/^.*? 1 (de )?/, '');
