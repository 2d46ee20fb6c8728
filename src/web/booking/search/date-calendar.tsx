import { useState } from 'react';
import { type LocalDate, localDate, parseLocalDate } from '#kernel/instant.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { Button } from '#ui/button.tsx';
import { Calendar } from '#ui/calendar/calendar.tsx';
import styles from '#ui/calendar/calendar.module.css';
import { fieldId } from '#ui/field-id.ts';
import {
  type ClosedReason,
  closedReason,
  dayFacts,
  type End,
  lowestPrices,
  type Trip,
} from '#web/booking/search/day-facts.ts';
import type { Days, SearchData } from '#web/booking/search/search-data.ts';
import type { Pair } from '#web/booking/search/pair.ts';
import { useDayPrices } from '#web/booking/search/use-day-prices.ts';
import type { ApiCall } from '#wire/call.ts';

/** `vie 27 nov`: a date as shown in its field. */
export const shownDate = formatShortDate;

interface DateCalendarProps {
  /** The field that opened it. */
  readonly field: `${End}.date`;
  /** As in the fields. */
  readonly departure: string;
  readonly back: string;
  readonly round: boolean;
  readonly data: Pick<SearchData, 'origins' | 'days'>;
  readonly pair: Pair;
  readonly call: ApiCall;
  onChoose(departure: string, back: string): void;
  onClose(): void;
  readonly lang: Lang;
}

/** A calendar with the lowest price of each day: for the outbound journey and then, on a round trip, for the return. */
export function DateCalendar({ field, round, data, pair, call, onChoose, onClose, lang, ...typed }: DateCalendarProps) {
  const [end, setEnd] = useState<End>(field === 'return.date' ? 'return' : 'departure');
  const [said, setSaid] = useState('');
  const way: Pair = end === 'departure' ? pair : { origin: pair.destination, destination: pair.origin };
  const days = daysAt(data, way.origin);
  const [today, last] = [localDate(days.today), localDate(days.last)];
  const { prices, state } = useDayPrices(call, { ...way, today, last, round });
  const lowest = lowestPrices(prices);
  const trip: Trip = {
    end,
    today,
    last,
    departure: parseLocalDate(typed.departure),
    back: round ? parseLocalDate(typed.back) : undefined,
  };
  const [start] = useState(() => startOf(trip));

  const choose = (day: LocalDate) => {
    const why = closedReason(day, trip, prices);
    if (why) return setSaid(calendarText.cannot(calendarText.closed[why][lang])[lang]);
    if (end === 'return') return leaveWith(typed.departure, day);
    const kept = typed.back >= day ? typed.back : '';
    if (!round) return leaveWith(day, kept);
    onChoose(day, kept);
    setEnd('return');
    setSaid(calendarText.thenReturn(formatShortDate(day, lang))[lang]);
  };
  const leaveWith = (departure: string, back: string) => {
    onChoose(departure, back);
    onClose();
  };

  return (
    <Calendar
      title={calendarText.title[lang]}
      anchor={document.getElementById(fieldId(field))}
      first={today}
      last={last}
      start={start}
      factsOf={(day) => dayFacts(day, { trip, prices, lowest, lang })}
      onChoose={choose}
      onClose={onClose}
      said={said}
      lang={lang}
      head={
        <div className={styles['ends']}>
          <Ends {...{ end, trip, round, lang }} onTurn={setEnd} />
          <Chips days={days} reasonOf={(day) => closedReason(day, trip, prices)} onChoose={choose} lang={lang} />
        </div>
      }
      foot={
        <>
          <p className={styles['note']} role={state === 'failed' ? 'status' : undefined}>
            {calendarText[NOTES[pair.origin && pair.destination ? state : 'none']][lang]}{' '}
            {lowest.size > 0 ? (
              <span className={styles['legend']}>
                <b>▾</b> {calendarText.legend[lang]}
              </span>
            ) : null}
          </p>
          <div className={styles['actions']}>
            {end === 'return' ? (
              <Button type="button" onClick={() => leaveWith(typed.departure, '')}>
                {calendarText.noReturn[lang]}
              </Button>
            ) : null}
            <Button type="button" onClick={onClose}>
              {calendarText.done[lang]}
            </Button>
          </div>
        </>
      }
    />
  );
}

const NOTES = { here: 'perAdult', waiting: 'perAdult', failed: 'noPrices', none: 'noPair' } as const;

/** Today and the last day on sale at a journey's origin. */
const daysAt = ({ origins, days }: DateCalendarProps['data'], stop: string): Days =>
  days[origins.find(({ id }) => id === stop)?.zone ?? ''] ?? Object.values(days)[0]!;

function startOf({ end, departure, back, today, last }: Trip): LocalDate {
  const day = (end === 'return' ? back : undefined) ?? departure ?? today;
  return day < today || day > last ? today : day;
}

interface EndsProps {
  readonly end: End;
  readonly trip: Trip;
  readonly round: boolean;
  onTurn(end: End): void;
  readonly lang: Lang;
}

/** Which date is being chosen, and the choices so far. */
function Ends({ end, trip: { departure, back }, round, onTurn, lang }: EndsProps) {
  const tab = (which: End, day: LocalDate | undefined, none: string) => (
    <button type="button" aria-pressed={end === which} onClick={() => onTurn(which)}>
      <span>{calendarText[which][lang]}</span>
      <b>{day ? formatShortDate(day, lang) : none}</b>
    </button>
  );
  return (
    <div className={styles['tabs']}>
      {tab('departure', departure, calendarText.choose[lang])}
      {round ? tab('return', back, calendarText.openReturn[lang]) : null}
    </div>
  );
}

interface ChipsProps {
  readonly days: Days;
  reasonOf(day: LocalDate): ClosedReason | undefined;
  onChoose(day: LocalDate): void;
  readonly lang: Lang;
}

const Chips = ({ days, reasonOf, onChoose, lang }: ChipsProps) => (
  <div className={styles['chips']}>
    {(['today', 'tomorrow'] as const).map((name) => {
      const day = localDate(days[name]);
      return (
        <button key={name} type="button" aria-disabled={reasonOf(day) ? true : undefined} onClick={() => onChoose(day)}>
          {homeSearchText[name][lang]}
        </button>
      );
    })}
  </div>
);
