import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { formatClock, formatDuration, formatLongDate } from '#kernel/local-time.ts';
import { formText } from '#text/form.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { describedBy, FieldFrame, inputClass, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import type { ScreenProps } from '#web/page.ts';
import { byArea } from '#web/pages/home/places.ts';
import styles from '#web/pages/schedules/schedules.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { getRateList, getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';

export interface SchedulesPageData {
  readonly stops: readonly StopView[];
  readonly asked: { readonly origin: string; readonly destination: string; readonly date: string };
  readonly runs: DataOf<typeof getScheduleList> | null;
  readonly rates: DataOf<typeof getRateList>['rates'];
  readonly errors: readonly ShownError[];
}

/** A day of a pair, and what each traveller pays. A form of the address: it needs no script. */
export function Screen({ data, site: { lang } }: Omit<ScreenProps<SchedulesPageData>, 'call'>) {
  const { stops, asked, runs, rates, errors } = data;
  const place = (name: 'origin' | 'destination', label: string) => (
    <FieldFrame name={name} label={label} error={errorAt(errors, name)}>
      <select
        {...describedBy({ name, hint: undefined, error: errorAt(errors, name) })}
        name={name}
        className={inputClass}
        defaultValue={asked[name]}
      >
        <option value="">{schedulesText.choose[lang]}</option>
        {byArea(stops).map(([area, inArea]) => (
          <optgroup key={area} label={area}>
            {inArea.map(({ id, name: stopName }) => (
              <option key={id} value={id}>
                {stopName}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
  return (
    <div className={styles['page']}>
      <h1>{schedulesText.title[lang]}</h1>
      <p>{schedulesText.intro[lang]}</p>
      <form className={styles['form']} method="get">
        {lang === 'en' ? <input type="hidden" name="lang" value="en" /> : null}
        {place('origin', schedulesText.from[lang])}
        {place('destination', schedulesText.to[lang])}
        <TextField
          name="date"
          label={schedulesText.day[lang]}
          type="date"
          defaultValue={asked.date}
          error={errorAt(errors, 'date')}
        />
        <Button look="main">{schedulesText.submit[lang]}</Button>
      </form>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {runs?.origin && runs.destination ? (
        <section className={styles['section']}>
          <h2>
            {schedulesText.departures(runs.origin.city, runs.destination.city, formatLongDate(runs.date, lang))[lang]}
          </h2>
          {runs.schedules.length === 0 ? (
            <Notice>{schedulesText.none[lang]}</Notice>
          ) : (
            <>
              <table className={styles['board']}>
                <thead>
                  <tr>
                    <th scope="col">{schedulesText.leaves[lang]}</th>
                    <th scope="col">{schedulesText.arrives[lang]}</th>
                    <th scope="col" className={styles['wide']}>
                      {schedulesText.takes[lang]}
                    </th>
                    <th scope="col" className={styles['wide']}>
                      {schedulesText.service[lang]}
                    </th>
                    <th scope="col">{schedulesText.adult[lang]}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {runs.schedules.map((run) => (
                    <tr key={`${run.departs_at}${run.arrives_at}`}>
                      <td className={styles['time']}>
                        <time dateTime={run.departs_at}>{formatClock(run.departs_at, lang)}</time>
                      </td>
                      <td>
                        <time dateTime={run.arrives_at}>{formatClock(run.arrives_at, lang)}</time>
                      </td>
                      <td className={styles['wide']}>{formatDuration(run.duration_minutes)}</td>
                      <td className={styles['wide']}>{run.service[lang]}</td>
                      <td>
                        <Price amount={run.adult_fare} lang="es" />
                      </td>
                      <td>
                        <a
                          href={`${lang === 'es' ? '/' : '/home'}?origin=${asked.origin}&destination=${asked.destination}&date=${run.departs_at.slice(0, 10)}`}
                          aria-label={schedulesText.buyAt(formatClock(run.departs_at, lang))[lang]}
                        >
                          {schedulesText.buy[lang]}
                        </a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className={styles['small']}>{schedulesText.localTime[lang]}</p>
            </>
          )}
        </section>
      ) : null}
      {rates.length > 0 ? (
        <section className={styles['section']}>
          <h2>{schedulesText.fares[lang]}</h2>
          <div className={styles['scroll']} tabIndex={0} role="region" aria-label={schedulesText.fares[lang]}>
            <table className={styles['fares']}>
              <thead>
                <tr>
                  <th scope="col">{schedulesText.passenger[lang]}</th>
                  <th scope="col">{schedulesText.service[lang]}</th>
                  <th scope="col">{schedulesText.less[lang]}</th>
                  <th scope="col">{schedulesText.oneWay[lang]}</th>
                  <th scope="col">{schedulesText.roundTrip[lang]}</th>
                </tr>
              </thead>
              <tbody>
                {rates.map((rate) => (
                  <tr key={`${rate.service.es}${rate.type}`}>
                    <th scope="row">{passengerTypes[rate.type as PassengerType].name[lang]}</th>
                    <td>{rate.service[lang]}</td>
                    <td>{rate.percent_off === 0 ? '—' : `${rate.percent_off} %`}</td>
                    <td>
                      <Price amount={rate.one_way} lang={lang} />
                    </td>
                    <td>{rate.round_trip === null ? '—' : <Price amount={rate.round_trip} lang={lang} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ) : null}
    </div>
  );
}
