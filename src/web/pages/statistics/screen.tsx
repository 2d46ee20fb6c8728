import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { statisticsText } from '#text/pages/statistics.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FIELD_ROW } from '#ui/field-row.ts';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import { DaysChart, FunnelChart } from '#web/pages/statistics/charts.tsx';
import type { Report, StatisticsData } from '#web/pages/statistics/statistics-data.ts';
import styles from '#web/pages/statistics/statistics.module.css';
import { DaysTable, DevicesTable, FunnelTable, SumsTable } from '#web/pages/statistics/tables.tsx';
import { errorAt } from '#web/shown-errors.ts';

/** Visit counts between two days, selected by URL, so that the page can be bookmarked and shared. */
export function Screen({ data, site: { lang } }: Omit<ScreenProps<StatisticsData>, 'call'>) {
  const { from, to, report, stops, rows, errors } = data;
  return (
    <Sheet title={statisticsText.title[lang]} lead={statisticsText.lead[lang]} width="wide">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={`${FIELD_ROW} ${styles['find']}`} method="get" role="search">
        <TextField
          name="from"
          type="date"
          label={statisticsText.from[lang]}
          error={errorAt(errors, 'from')}
          defaultValue={from}
        />
        <TextField
          name="to"
          type="date"
          label={statisticsText.to[lang]}
          error={errorAt(errors, 'to')}
          defaultValue={to}
        />
        <Button look="main">{statisticsText.submit[lang]}</Button>
      </form>
      {report ? <Counted report={report} stops={stops} rows={rows} lang={lang} /> : null}
    </Sheet>
  );
}

interface CountedProps extends Pick<StatisticsData, 'stops' | 'rows'> {
  readonly report: Report;
  readonly lang: Lang;
}

function Counted({ report, stops, rows, lang }: CountedProps) {
  const read = (path: string, of: string) => `${path} · ${of}`;
  const nameOf = (stop: string) => stops[stop] ?? stop;
  return (
    <>
      <section className={styles['part']}>
        <h2>{statisticsText.funnel[lang]}</h2>
        <FunnelChart report={report} lang={lang} />
        <FunnelTable report={report} lang={lang} />
        <p className={styles['note']}>{statisticsText.funnelNote[lang]}</p>
      </section>
      <section className={styles['part']}>
        <h2>{statisticsText.byDevice[lang]}</h2>
        <DevicesTable report={report} lang={lang} />
      </section>
      <section className={styles['part']}>
        <h2>{statisticsText.byDay[lang]}</h2>
        <DaysChart report={report} lang={lang} />
        <DaysTable report={report} lang={lang} />
      </section>
      <div className={styles['lists']}>
        <SumsTable title={statisticsText.entries[lang]} sums={report.entries} lang={lang} nameOf={read} />
        <SumsTable title={statisticsText.deepLinks[lang]} sums={report.deep_links} lang={lang} nameOf={read} />
        <SumsTable title={statisticsText.pages[lang]} sums={report.pages} lang={lang} nameOf={read} />
        <SumsTable
          title={statisticsText.noRuns[lang]}
          sums={report.no_runs}
          lang={lang}
          nameOf={(origin, destination) => `${nameOf(origin)} – ${nameOf(destination)}`}
        />
        <section className={styles['sums']}>
          <h2>{statisticsText.unknownPaths[lang]}</h2>
          <p>{statisticsText.ledHome(report.unknown_paths)[lang]}</p>
        </section>
        <SumsTable title={statisticsText.refusals[lang]} sums={report.refusals} lang={lang} nameOf={(code) => code} />
      </div>
      <p>
        <a className={styles['download']} href={rows} download>
          {statisticsText.download[lang]}
        </a>
      </p>
    </>
  );
}
