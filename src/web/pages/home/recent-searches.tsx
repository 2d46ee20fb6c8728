import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { Button } from '#ui/button.tsx';
import styles from '#web/pages/home/search-form.module.css';
import { recentSearches, type RecentSearch, rememberSearch } from '#web/storage/recent-searches.ts';
import type { StopView } from '#wire/shapes.ts';

export { rememberSearch };

interface RecentSearchesProps {
  readonly stops: readonly StopView[];
  readonly lang: Lang;
  onChoose(pair: RecentSearch): void;
}

/** Pairs looked for on this device, one press each. */
export function RecentSearches({ stops, lang, onChoose }: RecentSearchesProps) {
  // What is looked for from this page is for the next one.
  const [pairs] = useState(recentSearches);
  const nameOf = (id: string) => stops.find((stop) => stop.id === id)?.city;
  const known = pairs.filter(({ origin, destination }) => nameOf(origin) && nameOf(destination));
  if (known.length === 0) return null;
  return (
    <div className={styles['recent']} role="group" aria-label={homeText.recent[lang]}>
      {known.map((pair) => (
        <Button type="button" key={`${pair.origin}${pair.destination}`} onClick={() => onChoose(pair)}>
          {nameOf(pair.origin)} → {nameOf(pair.destination)}
        </Button>
      ))}
    </div>
  );
}
