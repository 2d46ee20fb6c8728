import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import { LineMap } from '#web/network/line-map.tsx';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { placeOf } from '#web/network/map-layout.ts';
import styles from '#web/pages/locations/locations.module.css';
import { isWithin } from '#web/network/projection.ts';
import { CITY, CITY_MARKS, LINE, SHORE, SHORE_MARKS } from '#web/network/windows.ts';

/** Anchor in the list below. */
const entryOf = ({ id }: LocatedStop): string => `#stop-${id}`;

const INSETS = [
  { letter: 'A', extent: SHORE },
  { letter: 'B', extent: CITY },
] as const;

/** A map of the line and two enlarged sections. A line in another region has no map, only its list. */
export function Maps({ stops, lang }: { readonly stops: readonly LocatedStop[]; readonly lang: Lang }) {
  if (!stops.some((stop) => isWithin(LINE, placeOf(stop)))) return null;
  const clocksDiffer = stops.some(({ hours }) => hours !== 0);
  return (
    <div className={styles['maps']}>
      <figure className={styles['line']}>
        <figcaption>{locationsText.mapTitle[lang]}</figcaption>
        <LineMap
          id="line"
          title={locationsText.mapTitle[lang]}
          text={locationsText.mapText[lang]}
          extent={LINE}
          insets={INSETS}
          stops={stops}
          hrefOf={entryOf}
          lang={lang}
        />
      </figure>
      <figure className={styles['shore']}>
        <figcaption>A · {locationsText.coastTitle[lang]}</figcaption>
        <LineMap
          id="shore"
          title={locationsText.coastTitle[lang]}
          text={locationsText.coastText[lang]}
          extent={SHORE}
          marks={SHORE_MARKS}
          stops={stops}
          hrefOf={entryOf}
          lang={lang}
        />
      </figure>
      <figure className={styles['city']}>
        <figcaption>B · {locationsText.cityTitle[lang]}</figcaption>
        <LineMap
          id="city"
          title={locationsText.cityTitle[lang]}
          text={locationsText.cityText[lang]}
          extent={CITY}
          marks={CITY_MARKS}
          stops={stops}
          hrefOf={entryOf}
          lang={lang}
        />
      </figure>
      <ul className={styles['legend']}>
        <li>
          <i className={styles['terminalDot']} aria-hidden="true" /> {locationsText.terminal[lang]}
        </li>
        <li>
          <i className={styles['stopDot']} aria-hidden="true" /> {locationsText.stop[lang]}
        </li>
        {clocksDiffer ? <li>{locationsText.hoursLegend[lang]}</li> : null}
      </ul>
    </div>
  );
}
