import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { SeatChoice } from './seat-choice.ts';
import type { Member } from './member.ts';
import styles from './seat-roster.module.css';
import { turnFieldName } from './seating-form.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

interface SeatTurnsProps {
  readonly map: Pick<DrawnSeatMap, 'direction'>;
  readonly choice: SeatChoice;
  /** The passenger for whom the next seat is chosen. */
  readonly current: number;
  readonly party: readonly Member[];
  readonly lang: Lang;
  onTurn(position: number): void;
}

/** The passengers with their seats, and for whom the next press on the map chooses. */
export function SeatTurns({ map: { direction }, choice, current, party, lang, onTurn }: SeatTurnsProps) {
  const isOne = party.filter(({ isSeated }) => isSeated).length === 1;
  return (
    <fieldset className={styles['turns']}>
      <legend className="visually-hidden">{seatsStep.choosingFor[lang]}</legend>
      {party.map(({ position, name, typeName, isSeated }) => {
        const seat = choice[direction][position];
        const kind = isSeated ? typeName : seatsStep.infant[lang];
        const state = seat === undefined ? seatsStep.pending : seatsStep.seat(seat);
        return (
          <label key={position} className={styles['person']}>
            {isOne || !isSeated ? null : (
              <input
                type="radio"
                name={turnFieldName(direction)}
                value={position}
                aria-label={`${name}, ${kind}, ${state[lang]}`}
                checked={current === position}
                onChange={() => onTurn(position)}
              />
            )}
            <span>
              {name}
              <small>{kind}</small>
            </span>
            {isSeated ? <b>{seat ?? '–'}</b> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
