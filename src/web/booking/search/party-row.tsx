import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { passengerTypeWho } from '#text/passenger-type-who.ts';
import { homeText } from '#text/pages/home.ts';
import { fieldId } from '#ui/field-id.ts';
import { Stepper } from '#ui/stepper.tsx';
import styles from '#web/booking/search/party-fields.module.css';

interface PartyRowProps {
  readonly type: PassengerType;
  readonly count: number;
  /** The field's value in the server render. */
  readonly initial: number;
  /** Why no more can be added; undefined if they can. */
  readonly limit: string | undefined;
  /** The same limit applies to all types and is shown once. */
  readonly isLimitSaid: boolean;
  onChange(type: PassengerType): void;
  readonly lang: Lang;
}

/** The number of one type. A disabled button shows the reason. */
export function PartyRow({ type, count, initial, limit, isLimitSaid, onChange, lang }: PartyRowProps) {
  const id = fieldId(`passengers.${type}`);
  const { [type]: name } = passengerTypeNames;
  const { [type]: who } = passengerTypeWho;
  const reason = isLimitSaid ? undefined : limit;
  const read = () => onChange(type);
  return (
    <li>
      <label htmlFor={id}>
        {name[lang]} <small>{who[lang]}</small>
      </label>
      <Stepper
        fewer={homeText.fewer(name[lang])[lang]}
        more={homeText.more(name[lang])[lang]}
        isLeast={count <= 0}
        isMost={limit !== undefined}
        why={reason && `${id}-limit`}
        onStep={read}
        min={0}
        max={MAX_PASSENGERS}
        id={id}
        name={`passengers.${type}`}
        defaultValue={initial}
        onInput={read}
      />
      {reason ? (
        <small className={styles['reason']} id={`${id}-limit`}>
          {reason}
        </small>
      ) : null}
    </li>
  );
}
