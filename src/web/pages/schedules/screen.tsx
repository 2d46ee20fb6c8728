import { formText } from '#text/form.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import type { ScreenProps } from '#web/page.ts';
import { Departures } from '#web/pages/schedules/departures.tsx';
import { Fares } from '#web/pages/schedules/fares.tsx';
import { PairForm } from '#web/pages/schedules/pair-form.tsx';
import type { SchedulesData } from '#web/pages/schedules/schedules-data.ts';
import wide from '#web/pages/wide-page.module.css';

/** The departures of a pair on a day, and the fares. */
export function Screen({ data, site }: Omit<ScreenProps<SchedulesData>, 'call'>) {
  const { lang } = site;
  return (
    <div className={wide['page']}>
      <header className={wide['head']}>
        <h1>{schedulesText.title[lang]}</h1>
        <p>{schedulesText.intro[lang]}</p>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      <PairForm data={data} lang={lang} />
      {data.found ? (
        <>
          <AlertList alerts={data.found.alerts} lang={lang} />
          <Departures data={data} found={data.found} site={site} />
          <Fares rates={data.found.rates} lang={lang} />
        </>
      ) : null}
    </div>
  );
}
