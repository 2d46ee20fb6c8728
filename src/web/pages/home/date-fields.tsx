import { type ReactNode, useCallback, useRef, useState } from 'react';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { CheckField, TextField } from '#ui/field.tsx';
import { fieldId } from '#ui/field-id.ts';
import type { Days } from '#web/pages/home/home-data.ts';
import styles from '#web/pages/home/search-form.module.css';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

interface DateFieldsProps {
  readonly values: SearchValues;
  /** Where the trip begins. */
  readonly days: Days;
  readonly round: boolean;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  /** The field beside the dates. */
  readonly children: ReactNode;
}

/** When: a day, or an open ticket; and back on a day, or open as long as no day is chosen. */
export function DateFields({ values, days, round, errors, lang, children }: DateFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [departure, setDeparture] = useState(values.departureDate);
  const [open, setOpen] = useState(values.departureOpen);
  const wake = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
    // Chosen before this woke.
    if (!element) return;
    setDeparture(inputIn(element, 'departure.date')?.value ?? '');
    setOpen(inputIn(element, 'departure.open')?.checked ?? false);
  }, []);
  const choose = (day: string) => {
    const date = inputIn(box.current, 'departure.date');
    if (date) date.value = day;
    setDeparture(day);
  };
  return (
    <div className={styles['dates']} ref={wake}>
      <TextField
        name="departure.date"
        label={homeText.departure[lang]}
        hint={homeText.departureHint(SALES_HORIZON_DAYS)[lang]}
        type="date"
        min={days.today}
        max={days.last}
        defaultValue={values.departureDate}
        onChange={(event) => setDeparture(event.target.value)}
        disabled={open}
        error={errorAt(errors, 'departure.date')}
      />
      <div className={styles['quick']}>
        <div className={styles['chips']}>
          {([days.today, days.tomorrow] as const).map((day, i) => (
            <button
              key={day}
              type="button"
              aria-pressed={departure === day && !open}
              disabled={open}
              onClick={() => choose(day)}
            >
              {(i === 0 ? homeText.today : homeText.tomorrow)[lang]}
            </button>
          ))}
        </div>
        <CheckField
          name="departure.open"
          label={homeText.open[lang]}
          defaultChecked={values.departureOpen}
          onChange={(event) => setOpen(event.target.checked)}
        />
      </div>
      <div className={round ? undefined : styles['gone']}>
        <TextField
          name="return.date"
          label={homeText.back[lang]}
          hint={(open ? homeText.backOpen : homeText.backHint)[lang]}
          type="date"
          min={departure || days.today}
          max={days.last}
          defaultValue={values.returnDate}
          disabled={!round || open}
          error={errorAt(errors, 'return.date')}
        />
      </div>
      {children}
    </div>
  );
}

const inputIn = (box: HTMLElement | null, name: string) =>
  box?.querySelector<HTMLInputElement>(`#${fieldId(name)}`) ?? undefined;
