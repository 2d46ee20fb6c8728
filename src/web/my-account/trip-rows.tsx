import { between } from '#text/between.ts';
import { journeyName } from '#text/journey-name.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import type { Lang } from '#text/lang.ts';
import { momentThere } from '#text/moments.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from '#web/my-account/account.module.css';
import type { OwnTripView } from '#wire/my-account.ts';
import { itineraryPath } from '#wire/link-paths.ts';

interface TripRowsProps {
  readonly trips: readonly OwnTripView[];
  readonly lang: Lang;
}

/** Trips of an account; a click anywhere on one opens its reservation. */
export const TripRows = ({ trips, lang }: TripRowsProps) => (
  <List>
    {trips.map((trip) => (
      <ListRow
        key={trip.code}
        href={itineraryPath(lang, trip.code)}
        title={between(trip)[lang]}
        note={linesOf(trip, lang).map((line) => (
          <span key={line} className={styles['trip']}>
            {line}
          </span>
        ))}
        end={trip.state === 'paid' ? undefined : <Tag tone="urgent">{say[trip.state][lang]}</Tag>}
      />
    ))}
  </List>
);

/** Departure and return, a line each; then passengers and the code. */
function linesOf({ journeys, code, buses }: OwnTripView, lang: Lang): readonly string[] {
  const isRound = journeys.length > 1;
  const moments = journeys.map(({ direction, run, valid_until: lastDay }) => {
    const name = journeyName({ buses }, direction, { departure: say.outbound, return: say.return })[lang];
    const when = run ? momentThere(run.departs_at, lang) : say.openUntil(formatDatedDay(lastDay, lang))[lang];
    return isRound || !run ? `${name}: ${when}` : when;
  });
  const party = Math.max(0, ...journeys.map(({ travellers }) => travellers));
  return [...moments, [...(party > 0 ? [say.travellers(party)[lang]] : []), say.code(code)[lang]].join(' · ')];
}
