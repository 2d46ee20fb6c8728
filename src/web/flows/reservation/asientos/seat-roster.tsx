import type { Lang } from '#text/lang.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { seatsStep } from '#text/seats-step.ts';
import { describedBy, inputClass } from '#ui/field.tsx';
import { holderOf, type SeatChoice, seatFieldName } from '#web/flows/reservation/asientos/seat-choice.ts';
import styles from '#web/flows/reservation/asientos/seat-roster.module.css';
import { turnFieldName } from '#web/flows/reservation/asientos/seating-form.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { PassengerView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';

interface SeatRosterProps {
  readonly map: SeatMapView;
  readonly choice: SeatChoice;
  /** Whose turn it is on the map. */
  readonly current: number;
  readonly passengers: readonly PassengerView[];
  readonly names: Readonly<Record<number, string>>;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  onTurn(position: number): void;
  onChoose(position: number, seat: number | undefined): void;
}

/** Who sits where, as a list: a field for each passenger's seat, and whose turn it is on the map. It is what the form sends. */
export function SeatRoster(props: SeatRosterProps) {
  const { map, current, passengers, names, lang, onTurn } = props;
  const isOne = passengers.filter(({ type }) => type !== 'infant').length === 1;
  return (
    <fieldset className={styles['roster']}>
      <legend>{seatsStep.choosingFor[lang]}</legend>
      {passengers.map(({ position, type }) => {
        const who = (
          <span>
            <strong>{names[position]}</strong>
            <small>{type === 'infant' ? seatsStep.infant[lang] : passengerTypes[type].name[lang]}</small>
          </span>
        );
        const rides = type === 'infant';
        return (
          <div key={position} className={styles['person']} data-current={!isOne && !rides && current === position}>
            {rides || isOne ? (
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
            {rides ? null : <SeatSelect {...props} position={position} />}
          </div>
        );
      })}
    </fieldset>
  );
}

/** One passenger's seat, from those that are free or their own. */
function SeatSelect({ map, choice, names, errors, lang, onChoose, position }: SeatRosterProps & { position: number }) {
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
        aria-label={seatsStep.seatOf(names[position] ?? '')[lang]}
        value={choice[direction][position] ?? ''}
        onChange={(event) => onChoose(position, Number(event.target.value) || undefined)}
      >
        <option value="">{seatsStep.pending[lang]}</option>
        {seats.map(({ seat, position: place, state }) => {
          const holder = holderOf(choice, direction, seat);
          if (state === 'taken' && holder === undefined) return null;
          const owner = holder === undefined || holder === position ? '' : ` (${names[holder]})`;
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
