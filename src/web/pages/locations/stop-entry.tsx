import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import type { LocatedStop } from '#web/pages/locations/located-stop.ts';
import styles from '#web/pages/locations/locations.module.css';
import { shortName } from '#web/pages/locations/short-name.ts';
import * as paths from '#wire/page-paths.ts';

interface StopEntryProps {
  readonly stop: LocatedStop;
  /** Whose clock the others are compared with. */
  readonly reference: LocatedStop | undefined;
  readonly lang: Lang;
}

/** A terminal or stop in words: what it is, where, on which clock, and what to do from there. */
export function StopEntry({ stop, reference, lang }: StopEntryProps) {
  const { id, name, kind, city, address, latitude, longitude, hours } = stop;
  const clock = reference && hours !== 0 ? locationsText.clock(stop.zone, hours, shortName(reference.name)) : undefined;
  const link = (href: string, text: string) => (
    <a href={href} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
  return (
    <li id={`stop-${id}`}>
      <p className={styles['kind']}>
        {locationsText[kind][lang]}
        {stop.drop_off_only ? ` · ${locationsText.dropOff[lang]}` : ''}
      </p>
      <h3>{name}</h3>
      {address || city !== name ? <p>{[address, city].filter(Boolean).join(', ')}</p> : null}
      {clock ? <p className={styles['zone']}>◷ {clock[lang]}</p> : null}
      <p className={styles['links']}>
        {stop.drop_off_only ? null : link(`${paths.home[lang]}?origin=${id}`, locationsText.buyFrom[lang])}
        {link(
          `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
          locationsText.openMap[lang],
        )}
        {link(`geo:${latitude},${longitude}?q=${latitude},${longitude}`, locationsText.openApp[lang])}
      </p>
    </li>
  );
}
