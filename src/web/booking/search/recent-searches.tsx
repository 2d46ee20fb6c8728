import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { Button } from '#ui/button.tsx';
import styles from '#web/booking/search/recent-searches.module.css';
import type { Pair } from '#web/booking/search/pair.ts';
import { markFavourite, recentSearches, type RecentSearch, rememberSearch } from '#web/storage/recent-searches.ts';
import type { SearchData } from '#web/booking/search/search-data.ts';

export { rememberSearch };

interface RecentSearchesProps {
  readonly data: Pick<SearchData, 'origins' | 'frequent' | 'remembers'>;
  readonly lang: Lang;
  onChoose(pair: RecentSearch): void;
}

/**
 * Pairs of the visitor, one click each: favourites of this device first, then what the account buys most, then searches
 * made on this device. Favourites are toggled where the visitor allows storing them.
 */
export function RecentSearches({ data: { origins, frequent, remembers }, lang, onChoose }: RecentSearchesProps) {
  // Searches made from this page appear on the next visit.
  const [pairs, setPairs] = useState(() => offered(remembers ? recentSearches() : [], frequent));
  const nameOf = (id: string) => {
    const stop = origins.find((each) => each.id === id);
    return stop?.city ?? stop?.name;
  };
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
            {remembers ? (
              <Button
                type="button"
                aria-pressed={pair.stays ?? false}
                aria-label={homeSearchText.favourite(name)[lang]}
                onClick={() => setPairs(inPlace(pairs, markFavourite(pair, !pair.stays)))}
              >
                {pair.stays ? '★' : '☆'}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Each pair once. */
const offered = (searched: readonly RecentSearch[], frequent: readonly Pair[]): readonly RecentSearch[] => {
  const all = [...searched.filter(({ stays }) => stays), ...frequent, ...searched.filter(({ stays }) => !stays)];
  return all.filter((pair, i) => all.findIndex((other) => isSame(other, pair)) === i);
};

const isSame = (a: Pair, b: Pair): boolean => a.origin === b.origin && a.destination === b.destination;

/** The order stays while the page is open, so that buttons do not move; it changes on the next visit. */
const inPlace = (shown: readonly RecentSearch[], now: readonly RecentSearch[]): readonly RecentSearch[] =>
  shown.map(({ origin, destination }) => ({
    origin,
    destination,
    ...now.find((each) => isSame(each, { origin, destination })),
  }));
