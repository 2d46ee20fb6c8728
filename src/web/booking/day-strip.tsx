import { formatShortDate } from '#kernel/local-time.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { fieldId } from '#ui/field-id.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import styles from './day-strip.module.css';

type List = DataOf<typeof getSchedules>;

/** A day of the strip; its state is shown only when there is no price. */
type Day = Pick<List['days'][number], 'date' | 'price'> & Partial<List['days'][number]>;

interface DayStripProps {
  readonly list: Pick<List, 'date' | 'prev_day' | 'next_day'> & { readonly days: readonly Day[] };
  /** The URL of a day. */
  to(date: string): string;
  /** Formats the lowest price when it is not a plain amount. */
  priceText?(price: number): string;
  readonly label: string;
  readonly lang: Lang;
}

/** The surrounding days, each with its lowest price for the party, and links one step back and ahead (M17). */
export function DayStrip({ list, to, priceText = wholePesos, label, lang }: DayStripProps) {
  const prices = list.days.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = new Set(prices).size > 1 ? Math.min(...prices) : undefined;
  return (
    <nav className={styles['strip']} id={fieldId('date')} aria-label={label} data-turns>
      <Step to={list.prev_day && to(list.prev_day)} rel="prev" label={schedulesStep.previousDay[lang]} sign="‹" />
      <ol tabIndex={0} aria-label={label} data-days={list.days.length}>
        {list.days.map(({ date, price, state }) => {
          const [weekday, day, month] = formatShortDate(date, lang).split(' ');
          const isLowest = price !== null && price === lowest;
          return (
            <li key={date}>
              <a href={to(date)} aria-current={date === list.date ? 'date' : undefined}>
                <span>
                  <span className={styles['weekday']}>{weekday}</span> {day}
                  <span className={styles['month']}> {month}</span>
                </span>
                <small
                  className="figures"
                  data-lowest={isLowest || undefined}
                  data-closed={price === null || undefined}
                >
                  {isLowest ? <span aria-hidden="true">▾&nbsp;</span> : null}
                  {price === null
                    ? (state === 'sold_out' ? schedulesStep.soldOut : schedulesStep.noRuns)[lang]
                    : priceText(price)}
                  {isLowest ? <span className="visually-hidden">, {schedulesStep.lowestDay[lang]}</span> : null}
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

/** Shows centavos only if there are any. */
const wholePesos = (price: number): string => formatMoney(centavos(price)).replace(/\.00$/, '').replace(' ', '\u00a0');

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
