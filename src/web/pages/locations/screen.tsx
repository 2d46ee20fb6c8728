import { locationsText } from '#text/pages/locations.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { formText } from '#text/form.ts';
import type { ScreenProps } from '#web/page.ts';
import { byArea } from '#web/pages/home/by-area.ts';
import { LineMap } from '#web/pages/locations/line-map.tsx';
import styles from '#web/pages/locations/locations.module.css';
import type { ShownError } from '#web/shown-errors.ts';
import type { StopView } from '#wire/shapes.ts';

export interface LocationsData {
  readonly stops: readonly StopView[];
  readonly errors: readonly ShownError[];
}

const LINE = { west: -105.75, east: -103.15, south: 20.45, north: 21.62 };
const SHORE = { west: -105.72, east: -105.08, south: 20.56, north: 21.26 };
const ON_LINE = ['TLQ', 'ZAP', 'IXT', 'TEP', 'COM', 'PVR'];
const EVERY_COAST_STOP = ['PVR', 'NVA', 'BUC', 'SAY', 'SFR', 'LDM', 'GUA', 'PEN', 'VAR'];
const PACIFIC = 'America/Mazatlan';

/** Where the buses stop: two maps and the list that says the same in words. */
export function Screen({ data: { stops, errors }, site: { lang } }: Omit<ScreenProps<LocationsData>, 'call'>) {
  return (
    <div className={styles['page']}>
      <h1>{locationsText.title[lang]}</h1>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {stops.length > 0 ? (
        <div className={styles['maps']}>
          <figure>
            <figcaption>{locationsText.mapTitle[lang]}</figcaption>
            <LineMap
              id="line"
              title={locationsText.mapTitle[lang]}
              extent={LINE}
              stops={stops}
              named={ON_LINE}
              side="right"
              lang={lang}
            />
          </figure>
          <figure>
            <figcaption>{locationsText.coastTitle[lang]}</figcaption>
            <LineMap
              id="coast"
              title={locationsText.coastTitle[lang]}
              extent={SHORE}
              stops={stops}
              named={EVERY_COAST_STOP}
              side="left"
              lang={lang}
            />
          </figure>
        </div>
      ) : null}
      {byArea(stops).map(([area, inArea]) => (
        <section key={area} className={styles['area']}>
          <h2>{area}</h2>
          <ul>
            {inArea.map((stop) => (
              <li key={stop.id} id={stop.id}>
                <h3>{stop.name}</h3>
                <p className={styles['kind']}>
                  {locationsText[stop.kind][lang]} · {stop.city}
                  {stop.drop_off_only ? ` · ${locationsText.dropOff[lang]}` : ''}
                </p>
                {stop.address ? <p>{stop.address}</p> : null}
                {stop.zone === PACIFIC ? <p className={styles['zone']}>◷ {locationsText.pacificTime[lang]}</p> : null}
                <p className={styles['links']}>
                  <a
                    href={`https://www.openstreetmap.org/?mlat=${stop.latitude}&mlon=${stop.longitude}#map=17/${stop.latitude}/${stop.longitude}`}
                    rel="noopener"
                    aria-label={`${locationsText.openMap[lang]}: ${stop.name}`}
                  >
                    {locationsText.openMap[lang]}
                  </a>
                  {stop.drop_off_only ? null : (
                    <a
                      href={`${lang === 'es' ? '/' : '/home'}?origin=${stop.id}`}
                      aria-label={`${locationsText.buyFrom[lang]}: ${stop.name}`}
                    >
                      {locationsText.buyFrom[lang]}
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
