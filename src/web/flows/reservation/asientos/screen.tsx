import { useState } from 'react';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { formText } from '#text/form.ts';
import { seatsStep } from '#text/seats-step.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import styles from '#web/flows/reservation/asientos/asientos.module.css';
import { chosenCount, press, type SeatChoice, seatedPassengers } from '#web/flows/reservation/asientos/seat-choice.ts';
import { SeatList } from '#web/flows/reservation/asientos/seat-list.tsx';
import { SeatMap } from '#web/flows/reservation/asientos/seat-map.tsx';
import { passengerName } from '#web/flows/reservation/passenger-name.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';

export interface SeatsData {
  readonly reservation: ReservationView;
  readonly maps: Readonly<Record<Direction, SeatMapView | null>>;
  readonly choice: SeatChoice;
  readonly errors: readonly ShownError[];
}

/** A seat for everybody who needs one, on every dated journey, sent together (T37). */
export function Screen({ data, site, call }: ScreenProps<SeatsData>) {
  const { maps, errors } = data;
  const { lang } = site;
  const [reservation, setReservation] = useState(data.reservation);
  const [choice, setChoice] = useState(data.choice);
  const [said, setSaid] = useState('');
  const passengers = seatedPassengers(reservation);
  const positions = passengers.map(({ position }) => position);
  const dated = DIRECTIONS.filter((direction) => maps[direction]);
  const needed = positions.length * dated.length;
  const nameOf = (position: number) => passengerName(reservation, position, lang);

  const onPress = (direction: Direction, seat: number) => {
    const pressed = press(choice, { direction, seat, positions });
    if (pressed.kind === 'full') return setSaid(seatsStep.allGiven[lang]);
    setChoice(pressed.choice);
    setSaid(
      pressed.kind === 'back'
        ? seatsStep.givenBack(seat)[lang]
        : seatsStep.given(seat, nameOf(pressed.position), chosenCount(pressed.choice), needed)[lang],
    );
  };

  return (
    <StepFrame
      step="asientos"
      title={seatsStep.title[lang]}
      site={site}
      call={call}
      reservation={reservation}
      onReservation={setReservation}
    >
      <form className={styles['form']} method="post" action={stepAddress('asientos', lang)}>
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        <div className={styles['automatic']}>
          <Button name="do" value="automatic">
            {seatsStep.automatic[lang]}
          </Button>
          <p>{seatsStep.automaticHint[lang]}</p>
        </div>
        {dated.map((direction) => {
          const map = maps[direction];
          if (!map) return null;
          return (
            <section className={styles['journey']} key={direction} aria-labelledby={`seats-${direction}`}>
              <h2 id={`seats-${direction}`}>{seatsStep[direction][lang]}</h2>
              <SeatMap
                map={map}
                choice={choice}
                nameOf={nameOf}
                lang={lang}
                onPress={(seat) => onPress(direction, seat)}
              />
              <SeatList
                map={map}
                choice={choice}
                passengers={passengers}
                nameOf={nameOf}
                errors={errors}
                lang={lang}
                onChoose={setChoice}
              />
            </section>
          );
        })}
        <div className={styles['foot']}>
          <p className="figures">{seatsStep.chosen(chosenCount(choice), needed)[lang]}</p>
          <Button look="main" name="do" value="hold">
            {seatsStep.hold[lang]}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </form>
    </StepFrame>
  );
}
