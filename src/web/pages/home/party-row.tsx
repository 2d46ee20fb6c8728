import { useRef } from 'react';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { homeText } from '#text/pages/home.ts';
import { fieldId } from '#ui/field-id.ts';
import styles from '#web/pages/home/party-fields.module.css';

interface PartyRowProps {
  readonly type: PassengerType;
  readonly count: number;
  /** What the field held when the page was drawn. */
  readonly initial: number;
  /** Why there can be no more; undefined while there can. */
  readonly limit: string | undefined;
  /** The same limit holds for all and is said once for all. */
  readonly isLimitSaid: boolean;
  onChange(type: PassengerType): void;
  readonly lang: Lang;
}

/** How many of one type. A button that does nothing says why. */
export function PartyRow({ type, count, initial, limit, isLimitSaid, onChange, lang }: PartyRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(`passengers.${type}`);
  const { name, who } = passengerTypes[type];
  const reason = isLimitSaid ? undefined : limit;
  const step = (by: 1 | -1) => {
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    onChange(type);
  };
  return (
    <li>
      <label htmlFor={id}>
        {name[lang]} <small>{who[lang]}</small>
      </label>
      <button
        type="button"
        aria-label={homeText.fewer(name[lang])[lang]}
        aria-disabled={count <= 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PASSENGERS}
        id={id}
        name={`passengers.${type}`}
        defaultValue={initial}
        onInput={() => onChange(type)}
      />
      <button
        type="button"
        aria-label={homeText.more(name[lang])[lang]}
        aria-disabled={limit !== undefined}
        aria-describedby={reason ? `${id}-limit` : undefined}
        onClick={() => limit === undefined && step(1)}
      >
        +
      </button>
      {reason ? (
        <small className={styles['reason']} id={`${id}-limit`}>
          {reason}
        </small>
      ) : null}
    </li>
  );
}
