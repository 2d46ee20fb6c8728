import type { ReactNode } from 'react';
import type { Direction } from '#domain/fares/quote.ts';
import { dayAndClock } from '#text/moments.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from './seats.module.css';
import { type Member, nameOf } from './member.ts';
import { type Along, minorsLeftApart, withAlong } from './minors-apart.ts';
import { SeatLegend } from './seat-legend.tsx';
import { SeatMap } from './seat-map.tsx';
import { SeatRoster } from './seat-roster.tsx';
import type { Seats } from './use-seats.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { SeatMapView } from '#wire/websale.ts';

interface JourneySeatsProps {
  readonly map: SeatMapView;
  readonly reservation: Pick<ReservationView, Direction>;
  readonly party: readonly Member[];
  /** Who travels with them on seats that are not to be chosen. */
  readonly along?: readonly Along[];
  readonly seats: Seats;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  /** What else is to be known of the journey. */
  readonly children?: ReactNode;
}

/** The seats of one dated journey: who sits where, beside the bus. */
export function JourneySeats(props: JourneySeatsProps) {
  const { map, reservation, party, along = [], seats, errors, lang, children } = props;
  const { direction, fewest_apart: fewest = 0 } = map;
  const { seating } = seats;
  const run = reservation[direction].schedule;
  const everybody = [...party, ...along];
  const apart = minorsLeftApart(map, withAlong(seating.choice, direction, along), everybody);
  return (
    <section className={styles['journey']} aria-labelledby={fieldId(direction)}>
      <header>
        <h2 id={fieldId(direction)} tabIndex={-1}>
          {seatsStep[direction][lang]}
        </h2>
        {run ? (
          <p className="figures">
            {run.origin.name} → {run.destination.name} · {dayAndClock(run.departs_at, lang)} · {run.service.name[lang]}
          </p>
        ) : null}
        {children}
      </header>
      <div className={styles['people']}>
        <SeatRoster
          map={map}
          choice={seating.choice}
          current={seating.current[direction]}
          party={party}
          errors={errors}
          lang={lang}
          onTurn={(position) => seats.turnTo(direction, position)}
          onChoose={(position, seat) => seats.choose(direction, position, seat)}
        />
        <div role="status" className={styles['notices']}>
          {seats.lost
            .filter((one) => one.direction === direction)
            .map(({ seat, nearest }) => (
              <NoticeBox key={seat} tone="warning">
                {seatsStep.lost(seat, nearest)[lang]}
              </NoticeBox>
            ))}
          {fewest > 0 ? <NoticeBox tone="warning">{seatsStep.noneTogether[lang]}</NoticeBox> : null}
          {apart.length > fewest ? (
            <NoticeBox tone="warning">
              {seatsStep.apart(apart.map((position) => nameOf(everybody, position)))[lang]}
            </NoticeBox>
          ) : null}
        </div>
        <SeatLegend lang={lang} />
      </div>
      <SeatMap
        map={map}
        choice={seating.choice}
        party={party}
        lang={lang}
        onPress={(seat) => seats.press(direction, seat)}
      />
    </section>
  );
}
