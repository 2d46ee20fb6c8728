import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { SHUTTLE_TRANSFER_MINUTES } from '#domain/timetable/shuttle-transfer.ts';
import { parseLocalDate } from '#kernel/instant.ts';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { connectionText, SHUTTLE_TRIPS } from '#text/connections.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { Button } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FIELD_ROW } from '#ui/field-row.ts';
import { describedBy, FieldFrame, inputClass, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { RUN_BOARD, RunLine } from '#web/booking/run-line.tsx';
import type { SoldRun } from '#web/booking/sale-of.ts';
import type { ScreenProps, Site } from '#web/page.ts';
import type { ShuttleData } from '#web/pages/shuttle/shuttle-data.ts';
import { ShuttleMap } from '#web/pages/shuttle/shuttle-map.tsx';
import styles from '#web/pages/shuttle/shuttle.module.css';
import wide from '#web/pages/wide-page.module.css';
import { errorAt } from '#web/shown-errors.ts';
import { shuttlePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { stopPath } from '#wire/place-paths.ts';
import { searchPath } from '#wire/search-link.ts';

interface Props {
  readonly data: ShuttleData;
  readonly site: Site;
}

/** What it is, the next departures of a pair, and every stop with its fares. */
export function Screen({ data, site }: Omit<ScreenProps<ShuttleData>, 'call'>) {
  const { lang, brand } = site;
  return (
    <article className={wide['page']}>
      <header className={wide['head']}>
        <h1>{shuttleText.title[lang]}</h1>
        <p>{shuttleText.intro[lang]}</p>
        <p>
          <a href={paths.shuttle[lang]}>{shuttleText.about[lang]}</a>
        </p>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      {data.stops.length === 0 ? (
        <NoticeBox tone="warning">
          <p>
            {shuttleText.none[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
          </p>
        </NoticeBox>
      ) : (
        <>
          <RideForm data={data} lang={lang} />
          {data.runs ? <Departures data={data} runs={data.runs} site={site} /> : null}
          <Stops data={data} lang={lang} />
        </>
      )}
    </article>
  );
}

type FormProps = Pick<Props, 'data'> & { readonly lang: Lang };

function RideForm({ data, lang }: FormProps) {
  const { asked, today, lastDay, errors } = data;
  return (
    <form className={`${CARD} ${FIELD_ROW} ${styles['form']}`} method="get">
      <StopList name="origin" data={data} lang={lang} />
      <StopList name="destination" data={data} lang={lang} />
      <DateField
        name="date"
        label={schedulesText.day[lang]}
        min={today}
        max={lastDay}
        defaultValue={asked.date}
        error={errorAt(errors, 'date')}
      />
      <TextField
        name="passengers.adult"
        label={shuttleText.adults[lang]}
        type="number"
        min={1}
        max={MAX_PASSENGERS}
        defaultValue={asked.adults}
        error={errorAt(errors, 'passengers.adult') ?? errorAt(errors, 'passengers')}
      />
      {asked.after || asked.before ? <input type="hidden" name="bus" value={asked.bus.date} /> : null}
      {asked.after || asked.before ? <input type="hidden" name="stop" value={asked.bus.stop} /> : null}
      {asked.after ? <input type="hidden" name="after" value={asked.after} /> : null}
      {asked.before ? <input type="hidden" name="before" value={asked.before} /> : null}
      <Button look="main">{shuttleText.submit[lang]}</Button>
    </form>
  );
}

/** Where nobody gets on is no origin. */
function StopList({
  name,
  data: { stops, origins, asked, errors },
  lang,
}: FormProps & { readonly name: 'origin' | 'destination' }) {
  const error = errorAt(errors, name);
  const offered = name === 'origin' ? stops.filter(({ stop }) => origins.includes(stop.id)) : stops;
  return (
    <FieldFrame name={name} label={(name === 'origin' ? schedulesText.from : schedulesText.to)[lang]} error={error}>
      <select
        {...describedBy({ name, hint: undefined, error })}
        name={name}
        className={inputClass}
        defaultValue={asked[name]}
      >
        {offered.map(({ stop }) => (
          <option key={stop.id} value={stop.id}>
            {stop.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface DeparturesProps extends Props {
  readonly runs: readonly SoldRun[];
}

function Departures({ data: { asked, protects, stops }, runs, site }: DeparturesProps) {
  const { lang, formToken } = site;
  const { origin, destination, date, adults, after, before } = asked;
  // Local: what is shown of it does not depend on the offset.
  const clockOf = (clock: string) => formatClock(`${date}T${clock}Z`, lang);
  const nameOf = (id: string) => stops.find(({ stop }) => stop.id === id)?.stop.name ?? '';
  const ride = { origin, destination, date };
  const day = parseLocalDate(date);
  const isLimited = day !== undefined && (after !== '' || before !== '');
  const way = after === '' ? 'before' : 'after';
  return (
    <section className={styles['section']} aria-labelledby="departures">
      <h2 id="departures">{schedulesText.route(nameOf(origin), nameOf(destination))[lang]}</h2>
      {day ? <p className={styles['muted']}>{formatLongDate(day, lang)}</p> : null}
      {isLimited ? (
        <NoticeBox>
          <p>
            {shuttleText[way](SHUTTLE_TRANSFER_MINUTES, clockOf(asked[way]))[lang]}{' '}
            <a href={shuttlePath(lang, ride)}>{shuttleText.all[lang]}</a>
          </p>
          {protects ? (
            <p>
              {connectionText.protected(SHUTTLE_TRIPS[way === 'after' ? 'from' : 'to'])[lang]}
              {protects.limit === null ? null : ` ${shuttleText.limits[way](clockOf(protects.limit))[lang]}`}
            </p>
          ) : null}
        </NoticeBox>
      ) : null}
      {runs.length === 0 ? (
        <NoticeBox tone="warning">
          <p>{(isLimited ? shuttleText.noneInTime : shuttleText.noneLeft)[lang]}</p>
        </NoticeBox>
      ) : (
        <ol className={RUN_BOARD}>
          {runs.map((run) => (
            <RunLine
              key={run.departs_at}
              run={run}
              href={paths.shuttleRides[lang]}
              post={{ ...ride, 'passengers.adult': adults, departs_at: run.departs_at, _form: formToken }}
              lang={lang}
            />
          ))}
        </ol>
      )}
      <p>
        <a href={searchPath(lang, ride)}>{shuttleText.otherTypes[lang]}</a>
      </p>
    </section>
  );
}

function Stops({ data: { stops, terminals }, lang }: FormProps) {
  return (
    <section className={styles['section']} aria-labelledby="stops">
      <h2 id="stops">{shuttleText.stops[lang]}</h2>
      <div className={styles['columns']}>
        <ShuttleMap stops={stops.map(({ stop }) => stop)} lang={lang} />
        <div className={`${styles['section']} ${styles['scrolled']}`}>
          <table className={styles['fares']}>
            <thead>
              <tr>
                <th scope="col">{shuttleText.stop[lang]}</th>
                {terminals.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stops.map(({ stop, fares }, index) => (
                <tr key={stop.id}>
                  <th scope="row">
                    <span className={styles['stop']}>
                      <span className={styles['index']}>{index + 1}</span>
                      <a href={stopPath(lang, stop.slug)}>{stop.name}</a>
                      {stop.drop_off_only ? <small>{shuttleText.dropOff[lang]}</small> : null}
                    </span>
                  </th>
                  {fares.map((fare, i) => (
                    <td key={terminals[i]!.id}>
                      {fare === null ? (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{shuttleText.noRide[lang]}</span>
                        </>
                      ) : (
                        <Price amount={fare} lang="es" />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles['muted']}>{shuttleText.fareNote[lang]}</p>
        </div>
      </div>
    </section>
  );
}
