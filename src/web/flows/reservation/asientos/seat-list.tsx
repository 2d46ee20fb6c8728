import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import styles from '#web/flows/reservation/asientos/asientos.module.css';
import { assign, type SeatChoice, seatFieldName } from '#web/flows/reservation/asientos/seat-choice.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { PassengerView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';

interface SeatListProps {
  readonly map: SeatMapView;
  readonly choice: SeatChoice;
  readonly passengers: readonly PassengerView[];
  nameOf(position: number): string;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  onChoose(choice: SeatChoice): void;
}

/** The same seats as a list: one field a passenger. It is what the form sends, and all there is without scripts. */
export function SeatList({ map, choice, passengers, nameOf, errors, lang, onChoose }: SeatListProps) {
  const { direction } = map;
  const mine = Object.values(choice[direction]);
  const seats = map.seats.filter(({ seat, state }) => state !== 'taken' || mine.includes(seat));
  return (
    <div className={styles['list']}>
      {passengers.map(({ position }) => {
        const name = seatFieldName(position, direction);
        const error = errorAt(errors, name);
        return (
          <FieldFrame key={position} name={name} label={nameOf(position)} error={error}>
            <select
              {...describedBy({ name, hint: undefined, error })}
              className={inputClass}
              name={name}
              value={choice[direction][position] ?? ''}
              onChange={(event) =>
                onChoose(assign(choice, direction, { position, seat: Number(event.target.value) || undefined }))
              }
            >
              <option value="">{seatsStep.pending[lang]}</option>
              {seats.map(({ seat, position: place }) => (
                <option key={seat} value={seat}>
                  {seatsStep.seat(seat)[lang]}, {seatsStep[place][lang]}
                </option>
              ))}
            </select>
          </FieldFrame>
        );
      })}
    </div>
  );
}
