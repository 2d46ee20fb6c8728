import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { fieldId } from '#ui/field-id.ts';
import { holderOf, type SeatChoice, seatFieldName } from './seat-choice.ts';
import { type Member, nameOf } from './member.ts';
import styles from './seat-roster.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import { positionOf } from '#domain/seats/layout.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

interface SeatListProps {
  readonly map: DrawnSeatMap;
  readonly choice: SeatChoice;
  readonly party: readonly Member[];
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  onChoose(position: number, seat: number | undefined): void;
}

/** The seats as a list: a field for each passenger's seat. The form submits these fields. */
export function SeatList(props: SeatListProps) {
  const { map, party, errors, lang } = props;
  return (
    <details className={styles['list']} open={errors.some(({ field }) => field?.endsWith(`_${map.direction}`))}>
      <summary>{seatsStep.list[lang]}</summary>
      {party.map(({ position, isSeated }) =>
        isSeated ? <SeatSelect key={position} {...props} position={position} /> : null,
      )}
    </details>
  );
}

/** One passenger's seat, chosen from the free ones and their own. */
function SeatSelect({ map, choice, party, errors, lang, onChoose, position }: SeatListProps & { position: number }) {
  const { direction, seats, layout } = map;
  const name = seatFieldName(position, direction);
  const error = errorAt(errors, name);
  const id = fieldId(name);
  return (
    <div>
      <label htmlFor={id}>{seatsStep.seatOf(nameOf(party, position))[lang]}</label>
      <select
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={choice[direction][position] ?? ''}
        onChange={(event) => onChoose(position, Number(event.target.value) || undefined)}
      >
        <option value="">{seatsStep.pending[lang]}</option>
        {seats.map(({ seat, column, state }) => {
          const holder = holderOf(choice, direction, seat);
          if (state === 'taken' && holder === undefined) return null;
          const owner = holder === undefined || holder === position ? '' : ` (${nameOf(party, holder)})`;
          return (
            <option key={seat} value={seat}>
              {`${seat}, ${seatsStep[positionOf(layout, column)][lang]}${owner}`}
            </option>
          );
        })}
      </select>
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
