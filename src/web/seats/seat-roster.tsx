import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { describedBy, inputClass } from '#ui/field.tsx';
import { holderOf, type SeatChoice, seatFieldName } from './seat-choice.ts';
import { type Member, nameOf } from './member.ts';
import styles from './seat-roster.module.css';
import { turnFieldName } from './seating-form.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { SeatMapView } from '#wire/websale.ts';

interface SeatRosterProps {
  readonly map: SeatMapView;
  readonly choice: SeatChoice;
  /** Whose turn it is on the map. */
  readonly current: number;
  readonly party: readonly Member[];
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  onTurn(position: number): void;
  onChoose(position: number, seat: number | undefined): void;
}

/** Who sits where, as a list: a field for each passenger's seat, and whose turn it is on the map. It is what the form sends. */
export function SeatRoster(props: SeatRosterProps) {
  const { map, current, party, lang, onTurn } = props;
  const isOne = party.filter(({ isSeated }) => isSeated).length === 1;
  return (
    <fieldset className={styles['roster']}>
      <legend>{seatsStep.choosingFor[lang]}</legend>
      {party.map(({ position, name, typeName, isSeated }) => {
        const who = (
          <span>
            <strong>{name}</strong>
            <small>{isSeated ? typeName : seatsStep.infant[lang]}</small>
          </span>
        );
        return (
          <div key={position} className={styles['person']} data-current={!isOne && isSeated && current === position}>
            {isOne || !isSeated ? (
              <div className={styles['who']}>{who}</div>
            ) : (
              <label className={styles['who']}>
                <input
                  type="radio"
                  name={turnFieldName(map.direction)}
                  value={position}
                  checked={current === position}
                  onChange={() => onTurn(position)}
                />
                {who}
              </label>
            )}
            {isSeated ? <SeatSelect {...props} position={position} /> : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** One passenger's seat, from those that are free or their own. */
function SeatSelect({ map, choice, party, errors, lang, onChoose, position }: SeatRosterProps & { position: number }) {
  const { direction, seats } = map;
  const name = seatFieldName(position, direction);
  const error = errorAt(errors, name);
  const field = describedBy({ name, hint: undefined, error });
  return (
    <div className={styles['choice']}>
      <select
        {...field}
        className={inputClass}
        name={name}
        aria-label={seatsStep.seatOf(nameOf(party, position))[lang]}
        value={choice[direction][position] ?? ''}
        onChange={(event) => onChoose(position, Number(event.target.value) || undefined)}
      >
        <option value="">{seatsStep.pending[lang]}</option>
        {seats.map(({ seat, position: place, state }) => {
          const holder = holderOf(choice, direction, seat);
          if (state === 'taken' && holder === undefined) return null;
          const owner = holder === undefined || holder === position ? '' : ` (${nameOf(party, holder)})`;
          return (
            <option key={seat} value={seat}>
              {`${seat}, ${seatsStep[place][lang]}${owner}`}
            </option>
          );
        })}
      </select>
      {error ? (
        <p className={styles['error']} id={`${field.id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
