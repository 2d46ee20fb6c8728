import type { ReactNode } from 'react';
import type { StopService } from '#domain/network/stop-services.ts';
import { locationsText } from '#text/pages/locations.ts';
import { clockBeside } from '#text/moments.ts';
import { stopText } from '#text/pages/stop.ts';
import { CARD } from '#ui/card.ts';
import { mapLinks } from '#web/network/map-links.ts';
import type { Site } from '#web/page.ts';
import type { FoundStop } from '#web/pages/stop/stop-data.ts';
import styles from '#web/pages/stop/stop.module.css';
import * as paths from '#wire/page-paths.ts';

interface StopFactListProps {
  readonly found: FoundStop;
  readonly lang: Site['lang'];
}

/** What someone on the way needs first: the address, where exactly to wait, and when it is open. */
export function WaitingPlace({ found, lang }: StopFactListProps) {
  const { stop, hours } = found;
  return (
    <Facts
      rows={[
        [stopText.address[lang], stop.address || stopText.noAddress(stop.city)[lang]],
        ...(stop.drop_off_only ? [] : [[stopText.platform[lang], platformOf(found, lang)] as const]),
        ...(hours ? [[stopText.hours[lang], openOf(hours, found.now, lang)] as const] : []),
      ]}
    />
  );
}

function platformOf({ stop, platforms, boardsBefore: minutes }: FoundStop, lang: Site['lang']): string {
  if (platforms) return stopText.platformsOf(platforms[lang], minutes)[lang];
  return (stop.kind === 'terminal' ? stopText.platformAtTerminal : stopText.platformAtStop)(minutes)[lang];
}

const openOf = ({ opens, closes }: OpenHours, now: string, lang: Site['lang']): string =>
  opens === closes
    ? stopText.openAllDay[lang]
    : stopText.open(clockAt(opens, now, lang), clockAt(closes, now, lang))[lang];

/** Today's, at the offset of the stop: `HH:MM` alone is no moment. */
const clockAt = (at: string, now: string, lang: Site['lang']): string =>
  clockBeside(now.slice(0, 11) + at + now.slice(16), now, lang);

type OpenHours = NonNullable<FoundStop['hours']>;

/** Clock, coordinates and services of a stop, and map links. */
export function StopFactList({ found, lang }: StopFactListProps) {
  const { stop, services } = found;
  const rows: Rows = [
    [stopText.getThere[lang], <Directions key="ways" stop={stop} lang={lang} />],
    [stopText.coordinates[lang], `${stop.latitude.toFixed(5)}, ${stop.longitude.toFixed(5)}`],
    [stopText.clock[lang], <LocalClock key="clock" found={found} lang={lang} />],
    ...(stop.drop_off_only ? [] : [[stopText.today[lang], todayOf(found, lang)] as const]),
    ...(services.length > 0
      ? [[stopText.services[lang], <Services key="services" found={found} lang={lang} />] as const]
      : []),
  ];
  return <Facts rows={rows} />;
}

type Rows = readonly (readonly [label: string, value: ReactNode])[];

const Facts = ({ rows }: { readonly rows: Rows }) => (
  <dl className={`${CARD} ${styles['facts']}`}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function todayOf({ first, last, departures_today: count, now }: FoundStop, lang: Site['lang']): string {
  if (!first || !last) return stopText.noneToday[lang];
  return stopText.span(clockBeside(first, now, lang), clockBeside(last, now, lang), count)[lang];
}

function LocalClock({ found: { stop, now, around }, lang }: StopFactListProps) {
  const here = around.find(({ id }) => id === stop.id);
  const [reference] = around;
  const hours = here?.hours ?? 0;
  return (
    <>
      {stopText.clockNow(clockBeside(now, now, lang))[lang]}
      {reference && reference.id !== stop.id ? (
        <small>
          {hours === 0
            ? stopText.sameClock(reference.city)[lang]
            : locationsText.clock(stop.zone, hours, reference.city)[lang]}
        </small>
      ) : null}
    </>
  );
}

const WAYS = ['google', 'apple', 'osm'] as const;

function Directions({ stop, lang }: { readonly stop: FoundStop['stop']; readonly lang: Site['lang'] }) {
  const links = mapLinks(stop);
  return (
    <ul className={styles['links']}>
      {WAYS.map((way) => (
        <li key={way}>
          <a href={links[way]} rel="noreferrer">
            {stopText.apps[way]}
          </a>
        </li>
      ))}
      <li>
        <a href={links.own}>{stopText.ownApp[lang]}</a>
      </li>
    </ul>
  );
}

/** The page about each service. */
const PAGES: Readonly<Record<StopService, paths.PagePath>> = {
  shuttle: paths.shuttleRides,
  lounge: paths.lounge,
  parking: paths.parking,
  cafeteria: paths.cafeteria,
  assistance: paths.accessibility,
};

function Services({ found: { services, lounge_hours: hours, now }, lang }: StopFactListProps) {
  return (
    <ul className={styles['links']}>
      {services.map((service) => (
        <li key={service}>
          <a href={PAGES[service][lang]}>
            {service === 'lounge' && hours
              ? stopText.lounge(clockAt(hours.opens, now, lang), clockAt(hours.closes, now, lang))[lang]
              : stopText.serviceNames[service][lang]}
          </a>
        </li>
      ))}
    </ul>
  );
}
