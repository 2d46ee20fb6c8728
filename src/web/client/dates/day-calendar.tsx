import { useState } from 'react';
import { type LocalDate, parseLocalDate } from '#kernel/instant.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import { Calendar } from '#ui/calendar/calendar.tsx';
import styles from '#ui/calendar/calendar.module.css';
import box from '#ui/calendar/lone-date.module.css';
import { dayFacts, lowestPrices } from '#web/booking/search/day-facts.ts';
import { useDayPrices } from '#web/booking/search/use-day-prices.ts';
import { limitsOf, nearestWithin, whyClosed } from '#web/client/dates/day-limits.ts';
import { browserCall } from '#web/services/browser-call.ts';

export const boxClasses = { frame: box['frame']!, open: box['open']!, face: box['face']! };

/** Reads only: its calls need no token. */
const call = browserCall('');

interface DayCalendarProps {
  /** The field it is for, with its limits. */
  readonly field: HTMLInputElement;
  onChoose(day: LocalDate): void;
  onClose(): void;
  readonly lang: Lang;
}

/** The calendar for the one day of a field: with the lowest price of each day where the form names a pair of stops. */
export function DayCalendar({ field, onChoose, onClose, lang }: DayCalendarProps) {
  const [said, setSaid] = useState('');
  const limits = limitsOf(field.dataset['today'] ?? field.min, field.min, field.max);
  const { first, last, today } = limits;
  const [pair] = useState(() => pairOf(field));
  const { prices, state } = useDayPrices(call, { ...pair, today: first, last, round: false });
  const lowest = lowestPrices(prices);
  const chosen = parseLocalDate(field.value);
  const trip = { end: 'departure', today: first, last, departure: chosen, back: undefined } as const;
  const whyNot = (day: LocalDate) => whyClosed(day, limits, prices);
  const choose = (day: LocalDate) => {
    const why = whyNot(day);
    if (why) return setSaid(calendarText.cannot(calendarText.closed[why][lang])[lang]);
    onChoose(day);
    onClose();
  };
  const label = field.labels?.[0]?.textContent ?? calendarText.choose[lang];
  const isPriced = pair.origin !== '';
  return (
    <Calendar
      title={label}
      anchor={field}
      first={first}
      last={last}
      start={nearestWithin(chosen ?? today, limits)}
      factsOf={(day) => {
        const why = whyNot(day);
        const { part, ...facts } = dayFacts(day, { trip, prices, lowest, lang });
        const isChosen = part === 'departure' ? ('one' as const) : undefined;
        const known = why ? { ...facts, isClosed: true, said: calendarText.closed[why][lang] } : facts;
        return { ...known, isToday: day === today, part: isChosen };
      }}
      onChoose={choose}
      onClose={onClose}
      said={said}
      lang={lang}
      head={<p className={styles['heading']}>{label}</p>}
      foot={
        isPriced ? (
          <p className={styles['note']} role={state === 'failed' ? 'status' : undefined}>
            {calendarText[state === 'failed' ? 'noPrices' : 'perAdult'][lang]}{' '}
            {lowest.size > 0 ? (
              <span className={styles['legend']}>
                <b>▾</b> {calendarText.legend[lang]}
              </span>
            ) : null}
          </p>
        ) : null
      }
    />
  );
}

/** The stops of its form whose prices are known; empty where there are none. */
function pairOf({ form, dataset }: HTMLInputElement) {
  const value = (name: string) => {
    const control = form?.elements.namedItem(name);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  };
  const isKnown = dataset['calendar'] === 'prices' && value('origin') !== '' && value('destination') !== '';
  return isKnown ? { origin: value('origin'), destination: value('destination') } : { origin: '', destination: '' };
}
