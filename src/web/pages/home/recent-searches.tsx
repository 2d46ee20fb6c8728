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

/** Pairs searched for on this device, one click each: favourites first, with a toggle for each. */
export function RecentSearches({ stops, lang, onChoose }: RecentSearchesProps) {
  // Searches made from this page appear on the next visit.
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

/** The order stays while the page is open, so that buttons do not move; it changes on the next visit. */
const inPlace = (shown: readonly RecentSearch[], now: readonly RecentSearch[]): readonly RecentSearch[] =>
  shown.map(({ origin, destination }) => ({
    origin,
    destination,
    ...now.find((each) => each.origin === origin && each.destination === destination),
  }));
