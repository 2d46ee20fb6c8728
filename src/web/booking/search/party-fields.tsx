import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_INAPAM, MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { PASSENGER_TYPES, type PassengerType, partySize } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import type * as Rules from '#web/booking/search/client-rules.ts';
import { PartyRow } from '#web/booking/search/party-row.tsx';
import styles from '#web/booking/search/party-fields.module.css';
import * as paths from '#wire/page-paths.ts';

/** The most common types; the others need to show a card for their rate. */
const FIRST: readonly PassengerType[] = ['adult', 'minor', 'infant', 'inapam'];
const REST = PASSENGER_TYPES.filter((type) => !FIRST.includes(type));

interface PartyFieldsProps {
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly error: string | undefined;
  readonly lang: Lang;
  /** Undefined until the form is used. */
  readonly rules: typeof Rules | undefined;
}

/** The passengers: a collapsed line with the total; inside, a number for each type with buttons. */
export function PartyFields({ party: initial, error, lang, rules }: PartyFieldsProps) {
  const box = useRef<HTMLDetailsElement>(null);
  // The fields hold the numbers, so input before hydration counts. This state is for the total and the limits.
  const [party, setParty] = useState(initial);
  const read = (changed?: PassengerType) => {
    const typed = { ...party, ...typedIn(box.current) };
    if (changed) keepWithin(box.current, typed, changed, rules);
    setParty({ ...typed, ...typedIn(box.current) });
  };
  const readAtFirst = useEffectEvent(() => read());
  useEffect(() => readAtFirst(), []);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  /** Out of its own button or field. */
  const leave = () => {
    close();
    box.current?.querySelector('summary')?.focus();
  };
  const limits = rules?.limitTexts(party, lang) ?? {};
  const isFull = partySize(party) >= MAX_PASSENGERS;
  const wrong = rules?.partyErrors(party, lang).map(({ text }) => text) ?? [];
  const said = isFull && limits.adult ? [...new Set([limits.adult, ...wrong])] : wrong;
  const rows = (types: readonly PassengerType[]) => (
    <ul>
      {types.map((type) => (
        <PartyRow
          key={type}
          type={type}
          count={party[type]}
          initial={initial[type]}
          limit={limits[type]}
          isLimitSaid={isFull}
          onChange={read}
          lang={lang}
        />
      ))}
    </ul>
  );
  const id = fieldId('passengers');
  return (
    <div className={styles['field']}>
      <span className={styles['label']} aria-hidden="true">
        {homeText.passengers[lang]}
      </span>
      <details
        ref={box}
        open={error !== undefined}
        onBlur={({ relatedTarget, currentTarget }) => {
          const hasLeft = !currentTarget.contains(relatedTarget) && wrong.length === 0;
          // Only where the panel overlays the page: elsewhere closing would move what is about to be clicked.
          if (hasLeft && matchMedia(WIDE).matches) close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
      >
        <summary id={id} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
          <span className="visually-hidden">{homeText.passengers[lang]}: </span>
          {homeText.people(partySize(party))[lang]}
        </summary>
        <fieldset className={styles['panel']} tabIndex={-1}>
          <legend className="visually-hidden">{homeText.passengers[lang]}</legend>
          <p className={styles['hint']}>
            <span id={`${id}-hint`}>{homeText.passengersHint(MAX_PASSENGERS)[lang]}</span>.{' '}
            {homeText.passengersLimits(LIMITS)[lang]}
          </p>
          {rows(FIRST)}
          <details className={styles['more']} open={REST.some((type) => initial[type] > 0)}>
            <summary>{homeText.moreTypes[lang]}</summary>
            <p className={styles['hint']}>{homeText.needDates[lang]}</p>
            {rows(REST)}
          </details>
          <p className={styles['error']} role="status">
            {said.join(' ')}
          </p>
          <p className={styles['hint']}>
            <a href={paths.groups[lang]}>{homeText.group(MAX_PASSENGERS)[lang]}</a>
          </p>
          <Button type="button" className={styles['done']} onClick={leave}>
            {homeText.done[lang]}
          </Button>
        </fieldset>
      </details>
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** As in the style sheet. */
const WIDE = '(min-width: 768px)';

const LIMITS = { students: MAX_STUDENTS, teachers: MAX_TEACHERS, inapam: MAX_INAPAM };

function typedIn(box: HTMLElement | null): Partial<Record<PassengerType, number>> {
  const inputs = [...(box?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? [])];
  return Object.fromEntries(inputs.map(({ name, value }) => [name.replace('passengers.', ''), Number(value) || 0]));
}

/** Clamps each field between zero and what is allowed; the reason is shown below. */
function keepWithin(
  box: HTMLElement | null,
  party: Readonly<Record<PassengerType, number>>,
  type: PassengerType,
  rules: typeof Rules | undefined,
): void {
  const field = box?.querySelector<HTMLInputElement>(`[name="passengers.${type}"]`);
  const typed = Math.min(Math.max(Math.trunc(party[type]), 0), MAX_PASSENGERS);
  const most = rules ? rules.mostOf(party, type, typed) : typed;
  // An empty field is not corrected.
  if (field && field.value !== '' && field.value !== String(most)) field.value = String(most);
}
