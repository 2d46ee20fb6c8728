import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#web/flows/reservation/asientos/asientos.module.css';
import { minorsLeftApart } from '#web/flows/reservation/asientos/minors-apart.ts';
import { SeatLegend } from '#web/flows/reservation/asientos/seat-legend.tsx';
import { SeatMap } from '#web/flows/reservation/asientos/seat-map.tsx';
import { SeatRoster } from '#web/flows/reservation/asientos/seat-roster.tsx';
import type { Seats } from '#web/flows/reservation/asientos/use-seats.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';

interface JourneySeatsProps {
  readonly map: SeatMapView;
  readonly reservation: ReservationView;
  readonly seats: Seats;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** The seats of one dated journey: who sits where, beside the bus. */
export function JourneySeats({ map, reservation, seats, errors, lang }: JourneySeatsProps) {
  const { direction } = map;
  const { seating, names } = seats;
  const { passengers } = reservation;
  const run = reservation[direction].schedule;
  const apart = minorsLeftApart(map, seating.choice, passengers);
  return (
    <section className={styles['journey']} aria-labelledby={fieldId(direction)}>
      <header>
        <h2 id={fieldId(direction)} tabIndex={-1}>
          {seatsStep[direction][lang]}
        </h2>
        {run ? (
          <p className="figures">
            {run.origin.name} → {run.destination.name} · {formatShortDate(run.departs_at, lang)},{' '}
            {formatClock(run.departs_at, lang)} · {run.service.name[lang]}
          </p>
        ) : null}
      </header>
      <div className={styles['people']}>
        <SeatRoster
          map={map}
          choice={seating.choice}
          current={seating.current[direction]}
          passengers={passengers}
          names={names}
          errors={errors}
          lang={lang}
          onTurn={(position) => seats.turnTo(direction, position)}
          onChoose={(position, seat) => seats.choose(direction, position, seat)}
        />
        <div role="status">
          {apart.length > 0 ? (
            <Notice tone="warning">{seatsStep.apart(apart.map((position) => names[position] ?? ''))[lang]}</Notice>
          ) : null}
        </div>
        <SeatLegend lang={lang} />
      </div>
      <SeatMap
        map={map}
        choice={seating.choice}
        names={names}
        lang={lang}
        onPress={(seat) => seats.press(direction, seat)}
      />
    </section>
  );
}
