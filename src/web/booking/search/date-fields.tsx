import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import box from '#ui/calendar/date-box.module.css';
import { BOXED_FIELDS, describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type * as Calendar from '#web/booking/search/date-calendar.tsx';
import type { Days, SearchData } from '#web/booking/search/search-data.ts';
import type { Pair } from '#web/booking/search/pair.ts';
import styles from '#web/booking/search/search-form.module.css';
import { late } from '#web/services/late.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { ApiCall } from '#wire/call.ts';

const calendar = late(() => import('#web/booking/search/date-calendar.tsx'));

interface DateFieldsProps {
  readonly data: SearchData;
  /** At the origin of the trip. */
  readonly days: Days;
  readonly pair: Pair;
  readonly round: boolean;
  /** An open ticket has no day to choose. */
  readonly open: boolean;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  readonly call: ApiCall;
  /** The field next to the dates. */
  readonly children: ReactNode;
}

/**
 * Departure day, unless the ticket is open, and return day, open while none is chosen. Native date inputs, which the
 * calendar replaces once it has loaded; they remain usable if its script or style sheet fails to load.
 */
export function DateFields({ data, days, pair, round, open, errors, lang, call, children }: DateFieldsProps) {
  const { values } = data;
  const element = useRef<HTMLDivElement>(null);
  const [departure, setDeparture] = useState(values.departureDate);
  const [back, setBack] = useState(values.returnDate);
  const [asked, setAsked] = useState<'departure.date' | 'return.date'>();
  const [dates, setDates] = useState<typeof Calendar>();
  const wake = useCallback((found: HTMLDivElement | null) => {
    element.current = found;
    // Chosen before hydration.
    if (!found) return;
    const [out, home] = datesIn(found);
    setDeparture(out!.value);
    setBack(home!.value);
  }, []);
  useEffect(() => void calendar().then(setDates), []);
  const choose = (out: string, home: string) => {
    const [departs, returns] = datesIn(element.current!);
    departs!.value = out;
    returns!.value = home;
    setDeparture(out);
    setBack(home);
  };
  const field = (name: 'departure.date' | 'return.date', label: string, isOff: boolean, hint?: string) => {
    const isOut = name === 'departure.date';
    const day = isOut ? departure : back;
    const about = { name, hint, error: errorAt(errors, name) };
    return (
      <FieldFrame {...about} label={label}>
        <>
          <input
            {...describedBy(about)}
            type="date"
            name={name}
            className={inputClass}
            min={isOut ? days.today : departure || days.today}
            max={days.last}
            defaultValue={isOut ? values.departureDate : values.returnDate}
            onChange={({ target }) => (isOut ? setDeparture : setBack)(target.value)}
            disabled={isOff}
          />
          {dates ? (
            <button
              type="button"
              className={box['open']}
              aria-haspopup="dialog"
              disabled={isOff}
              onClick={() => setAsked(name)}
            >
              <span className="visually-hidden">{label}: </span>
              <span className={box['face']}>
                {day ? dates.shownDate(day, lang) : (isOut ? homeText.chooseDate : homeText.openReturn)[lang]}
              </span>
            </button>
          ) : null}
        </>
      </FieldFrame>
    );
  };
  return (
    <div className={`${BOXED_FIELDS} ${styles['dates']}`} ref={wake}>
      {field('departure.date', homeText.departure[lang], open)}
      <div className={round ? undefined : styles['gone']}>
        {field(
          'return.date',
          homeText.back[lang],
          !round || open,
          (open ? homeText.backOpen : homeText.backHint)[lang],
        )}
      </div>
      {children}
      {asked && dates ? (
        <dates.DateCalendar
          field={asked}
          {...{ departure, back, round, data, pair, call, lang }}
          onChoose={choose}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}

/** The outbound and the return date fields. */
const datesIn = (box: HTMLElement) => box.querySelectorAll<HTMLInputElement>('[type=date]');
