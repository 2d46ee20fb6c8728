import { AREA_HINTS } from '#text/content/area-hints.ts';
import type { Lang } from '#text/lang.ts';
import { formText } from '#text/form.ts';
import { locationsText } from '#text/pages/locations.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import type { ScreenProps } from '#web/page.ts';
import { byArea } from '#web/network/by-area.ts';
import type { AddressedStop } from '#web/network/located-stop.ts';
import styles from '#web/pages/locations/locations.module.css';
import wide from '#web/pages/wide-page.module.css';
import { Maps } from '#web/pages/locations/maps.tsx';
import { StopEntry } from '#web/pages/locations/stop-entry.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import type { AlertView } from '#wire/alerts.ts';

export interface LocationsData {
  readonly stops: readonly AddressedStop[];
  readonly alerts: readonly AlertView[];
  /** Alerts that name stops. */
  readonly alertsOfStops: readonly AlertView[];
  readonly errors: readonly ShownError[];
}

/** Where the buses stop: maps, and a list with the same content as text. */
export function Screen({ data, site: { lang, brand } }: Omit<ScreenProps<LocationsData>, 'call'>) {
  const { stops, alerts, alertsOfStops, errors } = data;
  const areas = byArea(stops);
  return (
    <div className={wide['page']}>
      <header className={wide['head']}>
        <h1>{locationsText.title[lang]}</h1>
        <p>{locationsText.intro[lang]}</p>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <AlertList alerts={alerts} lang={lang} />
      {stops.length === 0 ? (
        <p>
          {locationsText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
        </p>
      ) : (
        <>
          <Maps stops={stops.filter(({ kind }) => kind !== 'shuttle')} lang={lang} />
          <nav aria-label={locationsText.areas[lang]}>
            <ul className={styles['areas']}>
              {areas.map(([area], i) => (
                <li key={area}>
                  <a href={`#area-${i + 1}`}>{area}</a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {areas.map(([area, inArea], i) => (
        <section key={area} id={`area-${i + 1}`} className={styles['area']}>
          <h2>
            {area}
            <AreaHint area={area} lang={lang} />
          </h2>
          <ul>
            {inArea.map((stop) => (
              <StopEntry
                key={stop.id}
                stop={stop}
                alerts={alertsOfStops.filter((alert) => alert.stops.some(({ id }) => id === stop.id))}
                reference={stops[0]}
                lang={lang}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Names of regions are Spanish in both languages. */
const AreaHint = ({ area, lang }: { readonly area: string; readonly lang: Lang }) =>
  lang === 'en' && AREA_HINTS[area] ? <small className={styles['hint']}> {AREA_HINTS[area]}</small> : null;
