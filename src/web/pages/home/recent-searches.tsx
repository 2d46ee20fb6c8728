import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { Button } from '#ui/button.tsx';
import styles from '#web/pages/home/recent-searches.module.css';
import { markFavourite, recentSearches, type RecentSearch, rememberSearch } from '#web/storage/recent-searches.ts';
import type { Place } from '#web/pages/home/home-data.ts';

export { rememberSearch };

interface RecentSearchesProps {
  readonly stops: readonly Place[];
  readonly lang: Lang;
  onChoose(pair: RecentSearch): void;
}

/** Pairs looked for on this device, one press each: favourites first, and beside each whether it is one. */
export function RecentSearches({ stops, lang, onChoose }: RecentSearchesProps) {
  // What is looked for from this page is for the next one.
  const [pairs, setPairs] = useState(recentSearches);
  const nameOf = (id: string) => stops.find((stop) => stop.id === id)?.city;
  const known = pairs.filter(({ origin, destination }) => nameOf(origin) && nameOf(destination));
  if (known.length === 0) return null;
  return (
    <ul className={styles['recent']} aria-label={homeSearchText.recent[lang]}>
      {known.map((pair) => {
        const name = `${nameOf(pair.origin)} → ${nameOf(pair.destination)}`;
        return (
          <li key={`${pair.origin}${pair.destination}`}>
            <Button type="button" onClick={() => onChoose(pair)}>
              {name}
            </Button>
            <Button
              type="button"
              aria-pressed={pair.stays ?? false}
              aria-label={homeSearchText.favourite(name)[lang]}
              onClick={() => setPairs(inPlace(pairs, markFavourite(pair, !pair.stays)))}
            >
              {pair.stays ? '★' : '☆'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** What was just pressed stays under the finger; the order is for the next visit. */
const inPlace = (shown: readonly RecentSearch[], now: readonly RecentSearch[]): readonly RecentSearch[] =>
  shown.map(({ origin, destination }) => ({
    origin,
    destination,
    ...now.find((each) => each.origin === origin && each.destination === destination),
  }));
