import { useSyncExternalStore } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { Button } from '#ui/button.tsx';
import { BOXED_FIELDS } from '#ui/field.tsx';
import type { Pair } from '#web/booking/search/pair.ts';
import { PlaceField } from '#web/booking/search/place-field.tsx';
import type { SearchData } from '#web/booking/search/search-data.ts';
import styles from '#web/booking/search/search-form.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

interface PlaceFieldsProps {
  readonly data: SearchData;
  readonly pair: Pair;
  onChange(change: (pair: Pair) => Pair): void;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** Origin and destination. Without scripts every stop is offered, because the list cannot follow a changed origin. */
export function PlaceFields({ data: { origins, destinations }, pair, onChange, errors, lang }: PlaceFieldsProps) {
  const isAwake = useSyncExternalStore(never, awake, asleep);
  const served = isAwake ? destinations[pair.origin] : undefined;
  const field = (name: keyof Pair) => ({
    name,
    value: pair[name],
    onChange: (id: string) => onChange((known) => ({ ...known, [name]: id })),
    error: errorAt(errors, name),
    lang,
  });
  return (
    <div className={`${BOXED_FIELDS} ${styles['places']}`}>
      <PlaceField
        {...field('origin')}
        label={homeText.from[lang]}
        stops={origins.filter(({ id }) => destinations[id])}
      />
      <Button
        type="button"
        className={styles['swap']}
        aria-label={homeText.swap[lang]}
        onClick={() =>
          onChange(({ origin, destination }) => ({
            // Alighting-only stops cannot be an origin.
            origin: destinations[destination] ? destination : '',
            destination: origin,
          }))
        }
      >
        ⇄
      </Button>
      <PlaceField
        {...field('destination')}
        label={homeText.to[lang]}
        stops={origins.filter(({ id }) => !served || served.includes(id) || id === pair.destination)}
      />
    </div>
  );
}

const never = () => () => undefined;
const awake = () => true;
const asleep = () => false;
