import { useRef, useState } from 'react';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { homeText } from '#text/pages/home.ts';
import { describedBy, fieldId } from '#ui/field.tsx';
import styles from '#web/pages/home/party-fields.module.css';

/** Those who travel most, and those who show a card for it. */
const FIRST: readonly PassengerType[] = ['adult', 'minor', 'infant', 'inapam'];
const REST = PASSENGER_TYPES.filter((type) => !FIRST.includes(type));

interface PartyFieldsProps {
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly hint: string;
  readonly error: string | undefined;
  readonly lang: Lang;
}

/** Who travels. A number each, with buttons beside it; adults first, the rest when asked for. */
export function PartyFields({ party: initial, hint, error, lang }: PartyFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // The fields hold the numbers: what was typed before this woke counts. This is for the total and the limits.
  const [party, setParty] = useState(initial);
  const total = PASSENGER_TYPES.reduce((sum, type) => sum + party[type], 0);
  const read = () => setParty((known) => ({ ...known, ...typedIn(group.current) }));
  const step = (type: PassengerType, by: 1 | -1) => {
    const input = group.current?.querySelector<HTMLInputElement>(`#${fieldId(`passengers.${type}`)}`);
    if (by > 0) input?.stepUp();
    else input?.stepDown();
    read();
  };
  const row = (type: PassengerType) => {
    const name = `passengers.${type}`;
    const { name: label, who } = passengerTypes[type];
    return (
      <li key={type}>
        <label htmlFor={fieldId(name)}>
          {label[lang]} <small>{who[lang]}</small>
        </label>
        <button
          type="button"
          aria-label={homeText.fewer(label[lang])[lang]}
          disabled={party[type] === 0}
          onClick={() => step(type, -1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_PASSENGERS}
          id={fieldId(name)}
          name={name}
          defaultValue={initial[type]}
          onInput={read}
        />
        <button
          type="button"
          aria-label={homeText.more(label[lang])[lang]}
          disabled={total >= MAX_PASSENGERS}
          onClick={() => step(type, 1)}
        >
          +
        </button>
      </li>
    );
  };
  const attributes = describedBy({ name: 'passengers', hint, error });
  return (
    <fieldset
      className={styles['party']}
      ref={group}
      id={attributes.id}
      tabIndex={-1}
      aria-describedby={attributes['aria-describedby']}
    >
      <legend>
        {homeText.passengers[lang]} <span className="figures">({total})</span>
      </legend>
      <p className={styles['hint']} id={`${attributes.id}-hint`}>
        {hint}
      </p>
      {error ? (
        <p className={styles['error']} id={`${attributes.id}-error`}>
          {error}
        </p>
      ) : null}
      <ul>{FIRST.map(row)}</ul>
      <details open={REST.some((type) => initial[type] > 0)}>
        <summary>{homeText.moreTypes[lang]}</summary>
        <ul>{REST.map(row)}</ul>
      </details>
    </fieldset>
  );
}

function typedIn(group: HTMLFieldSetElement | null): Partial<Record<PassengerType, number>> {
  const inputs = [...(group?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? [])];
  return Object.fromEntries(inputs.map(({ name, value }) => [name.replace('passengers.', ''), Number(value) || 0]));
}
