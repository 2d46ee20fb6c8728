import { useEffect, useRef } from 'react';
import { formatShortDate } from '#kernel/local-time.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { fieldId } from '#ui/field-id.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly list: Pick<DataOf<typeof getSchedules>, 'date' | 'prev_day' | 'next_day' | 'days'>;
  /** The address of a day. */
  to(date: string): string;
  /** Its lowest price in words, where it is no plain amount. */
  priceText?(price: number): string;
  readonly label: string;
  readonly lang: Lang;
}

/** The days around, each with its lowest price for the party, and one step back or ahead (M17). */
export function DayStrip({ list, to, priceText = plain, label, lang }: DayStripProps) {
  const days = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const strip = days.current;
    const shown = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && shown) strip.scrollLeft = shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2;
  }, []);
  const prices = list.days.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = new Set(prices).size > 1 ? Math.min(...prices) : undefined;
  return (
    <nav className={styles['strip']} id={fieldId('date')} aria-label={label}>
      <Step to={list.prev_day && to(list.prev_day)} rel="prev" label={schedulesStep.previousDay[lang]} sign="‹" />
      <ol ref={days} tabIndex={0} aria-label={label}>
        {list.days.map(({ date, price }) => {
          const [weekday, ...day] = formatShortDate(date, lang).split(' ');
          return (
            <li key={date}>
              <a href={to(date)} aria-current={date === list.date ? 'date' : undefined}>
                <span>
                  <span className={styles['weekday']}>{weekday}</span> {day.join(' ')}
                </span>
                <small className="figures" data-lowest={price !== null && price === lowest ? true : undefined}>
                  {price === null ? schedulesStep.noRuns[lang] : priceText(price)}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
      <Step to={list.next_day && to(list.next_day)} rel="next" label={schedulesStep.nextDay[lang]} sign="›" />
    </nav>
  );
}

const plain = (price: number): string => formatMoney(centavos(price));

interface StepProps {
  readonly to: string | null;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly sign: string;
}

const Step = ({ to, rel, label, sign }: StepProps) =>
  to ? (
    <a className={styles['step']} href={to} rel={rel} aria-label={label}>
      {sign}
    </a>
  ) : (
    <span className={styles['step']} />
  );
