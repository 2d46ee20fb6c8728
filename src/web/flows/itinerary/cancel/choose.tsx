import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Lang } from '#text/lang.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { Button } from '#ui/button.tsx';
import { PANEL } from '#ui/sheet.tsx';
import type { CancelData } from './cancel-data.ts';
import styles from './cancel.module.css';

interface ChooseProps {
  readonly data: CancelData;
  readonly lang: Lang;
}

/** Selects passengers and journeys; the response is the same page with the calculation. */
export function Choose({ data: { reservation, passengers, directions }, lang }: ChooseProps) {
  const { tickets } = reservation;
  const people = reservation.passengers.filter(({ position }) => tickets.some((one) => one.passenger === position));
  const journeys = DIRECTIONS.filter((direction) => tickets.some((one) => one.direction === direction));
  return (
    <form className={`${PANEL} ${styles['card']}`} method="get">
      <h2>{say.choose[lang]}</h2>
      <input type="hidden" name="code" value={reservation.code} />
      <div className={styles['choices']}>
        <fieldset>
          <legend>{say.who[lang]}</legend>
          {people.map(({ position, first_name: first, last_name: last }) => (
            <label key={position}>
              <input type="checkbox" name="passenger" value={position} defaultChecked={passengers.includes(position)} />
              {first} {last}
            </label>
          ))}
        </fieldset>
        {reservation.via ? null : (
          <fieldset>
            <legend>{say.which[lang]}</legend>
            {journeys.map((direction) => (
              <label key={direction}>
                <input
                  type="checkbox"
                  name="direction"
                  value={direction}
                  defaultChecked={directions.includes(direction)}
                />
                {say[direction][lang]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <p>
        <Button>{say.see[lang]}</Button>
      </p>
    </form>
  );
}
