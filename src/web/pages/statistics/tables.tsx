import { formatDatedDay } from '#kernel/dated-day.ts';
import type { Lang } from '#text/lang.ts';
import { DEVICE_TEXTS, STEP_TEXTS, statisticsText } from '#text/pages/statistics.ts';
import { STEPS } from '#web/pages/statistics/charts.tsx';
import type { Report } from '#web/pages/statistics/statistics-data.ts';
import table from '#web/pages/figures-table.module.css';
import styles from '#web/pages/statistics/statistics.module.css';

const TABLE = `${table['figures']} ${styles['table']}`;

interface TableProps {
  readonly report: Report;
  readonly lang: Lang;
}

/** A wide table scrolls horizontally in its own box, also by keyboard. */
const Scrolled = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className={styles['scrolled']} aria-label={title} tabIndex={0}>
    {children}
  </section>
);

const share = (count: number, of: number): string => (of === 0 ? '' : `${Math.round((100 * count) / of)} %`);

export const FunnelTable = ({ report: { funnel }, lang }: TableProps) => (
  <Scrolled title={statisticsText.funnel[lang]}>
    <table className={TABLE}>
      <thead>
        <tr>
          <th scope="col">{statisticsText.step[lang]}</th>
          <th scope="col">{statisticsText.reached[lang]}</th>
          <th scope="col">{statisticsText.ofSearches[lang]}</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">{STEP_TEXTS[step][lang]}</th>
            <td>{funnel[step]}</td>
            <td>{share(funnel[step], funnel.search)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

const COUNTED = STEPS.filter((step) => step !== 'paid');

export const DevicesTable = ({ report: { devices }, lang }: TableProps) => (
  <Scrolled title={statisticsText.byDevice[lang]}>
    <table className={TABLE}>
      <thead>
        <tr>
          <td />
          {COUNTED.map((step) => (
            <th key={step} scope="col">
              {STEP_TEXTS[step][lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {devices.map((row) => (
          <tr key={row.device}>
            <th scope="row">{DEVICE_TEXTS[row.device][lang]}</th>
            {COUNTED.map((step) => (
              <td key={step}>{row[step]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

export const DaysTable = ({ report: { days }, lang }: TableProps) => (
  <Scrolled title={statisticsText.byDay[lang]}>
    <table className={TABLE}>
      <thead>
        <tr>
          <th scope="col">{statisticsText.day[lang]}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col">
              {STEP_TEXTS[step][lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((row) => (
          <tr key={row.day}>
            <th scope="row">{formatDatedDay(row.day, lang)}</th>
            {STEPS.map((step) => (
              <td key={step}>{row[step]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

/** Rows shown; the CSV has all. */
const MAX_ROWS = 20;

interface SumsTableProps {
  readonly title: string;
  readonly sums: Report['pages'];
  readonly lang: Lang;
  /** The name of a row. */
  readonly nameOf: (first: string, second: string) => string;
}

/** The highest counts, under a heading. */
export const SumsTable = ({ title, sums, lang, nameOf }: SumsTableProps) => (
  <section className={styles['sums']}>
    <h2>{title}</h2>
    {sums.length === 0 ? (
      <p>{statisticsText.nothing[lang]}</p>
    ) : (
      <table className={TABLE} aria-label={title}>
        <tbody>
          {sums.slice(0, MAX_ROWS).map(({ first, second, count }) => (
            <tr key={`${first} ${second}`}>
              <th scope="row">{nameOf(first, second)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {sums.length > MAX_ROWS ? <p>{statisticsText.more(sums.length - MAX_ROWS)[lang]}</p> : null}
  </section>
);
