import { formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { STEP_TEXTS, statisticsText } from '#text/pages/statistics.ts';
import type { Report } from '#web/pages/statistics/statistics-data.ts';
import styles from '#web/pages/statistics/statistics.module.css';

interface ChartProps {
  readonly report: Report;
  readonly lang: Lang;
}

export const STEPS = ['search', 'results', 'contact', 'seats', 'payment', 'paid'] as const;

/** A bar for each step; the table below has the same data for screen readers. */
export function FunnelChart({ report: { funnel }, lang }: ChartProps) {
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <div className={styles['bars']} aria-hidden="true">
      {STEPS.map((step) => (
        <div key={step} className={styles['bar']} data-step={step}>
          <span>{STEP_TEXTS[step][lang]}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width={(100 * funnel[step]) / most} height="10" />
          </svg>
          <span>{funnel[step]}</span>
        </div>
      ))}
    </div>
  );
}

/** Units of the drawing: the width of a day, which its two columns do not quite fill. */
const DAY_WIDTH = 10;
const COLUMN_WIDTH = 4;
const HEIGHT = 100;

/** Two columns for each day: searches and paid trips, on the same scale. */
export function DaysChart({ report: { days }, lang }: ChartProps) {
  const most = Math.max(1, ...days.flatMap(({ search, paid }) => [search, paid]));
  const column = (step: 'search' | 'paid', at: number, count: number) => {
    const height = (HEIGHT * count) / most;
    return <rect data-step={step} x={at} y={HEIGHT - height} width={COLUMN_WIDTH} height={height} />;
  };
  return (
    <figure className={styles['days']}>
      <svg
        role="img"
        aria-label={statisticsText.daysChart[lang]}
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, search, paid }, i) => (
          <g key={day}>
            {column('search', i * DAY_WIDTH + 1, search)}
            {column('paid', i * DAY_WIDTH + 1 + COLUMN_WIDTH, paid)}
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{formatShortDate(days[0]!.day, lang)}</span>
        <span className={styles['legend']}>
          {(['search', 'paid'] as const).map((step) => (
            <span key={step} data-step={step}>
              {STEP_TEXTS[step][lang]}
            </span>
          ))}
        </span>
        <span>{formatShortDate(days.at(-1)!.day, lang)}</span>
      </figcaption>
    </figure>
  );
}
