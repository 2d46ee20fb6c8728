import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import type { AddressedStop, LocatedStop } from '#web/network/located-stop.ts';
import { mapLinks } from '#web/network/map-links.ts';
import { AlertList } from '#web/alerts/alert-list.tsx';
import styles from '#web/pages/locations/locations.module.css';
import type { AlertView } from '#wire/alerts.ts';
import { searchPath } from '#wire/search-link.ts';
import { stopPath } from '#wire/place-paths.ts';

interface StopEntryProps {
  readonly stop: AddressedStop;
  /** Alerts that name this stop. */
  readonly alerts: readonly AlertView[];
  /** The stop whose clock the others are compared with. */
  readonly reference: LocatedStop | undefined;
  readonly lang: Lang;
}

/** A terminal or stop in one row: kind, location, time zone. Everything else is on its own page. */
export function StopEntry({ stop, alerts, reference, lang }: StopEntryProps) {
  const { id, name, kind, city, address, hours, detail, slug } = stop;
  const clock = reference && hours !== 0 ? locationsText.clock(stop.zone, hours, reference.city) : undefined;
  const link = (href: string, text: string) => (
    <a href={href} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
  return (
    <li id={`stop-${id}`}>
      <h3>
        <a href={stopPath(lang, slug)} aria-label={name}>
          {city}
        </a>
      </h3>
      <p className={styles['kind']}>
        {locationsText[kind][lang]}
        {stop.drop_off_only ? ` · ${locationsText.dropOff[lang]}` : ''}
      </p>
      {detail || address ? <p className={styles['place']}>{[detail, address].filter(Boolean).join(' · ')}</p> : null}
      {clock ? <p className={styles['zone']}>◷ {clock[lang]}</p> : null}
      <AlertList alerts={alerts} lang={lang} />
      <p className={styles['links']}>
        {stop.drop_off_only ? null : link(searchPath(lang, { origin: id }), locationsText.buyFrom[lang])}
        {link(mapLinks(stop).osm, locationsText.openMap[lang])}
      </p>
    </li>
  );
}
