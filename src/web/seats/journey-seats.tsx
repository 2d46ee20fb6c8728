import type { ReactNode } from 'react';
import { seatsStep } from '#text/seats-step.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from './seats.module.css';
import type { BusWords } from './bus-words.ts';
import { type Member, nameOf } from './member.ts';
import { type Along, minorsLeftApart, withAlong } from './minors-apart.ts';
import { SeatLegend } from './seat-legend.tsx';
import { SeatList } from './seat-list.tsx';
import { SeatMap } from './seat-map.tsx';
import { SeatTurns } from './seat-turns.tsx';
import type { Seats } from './use-seats.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

interface JourneySeatsProps {
  readonly map: DrawnSeatMap;
  readonly words: BusWords;
  readonly party: readonly Member[];
  /** Companions whose seats cannot be chosen. */
  readonly along?: readonly Along[];
  readonly seats: Seats;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  /** Further information about the journey. */
  readonly children?: ReactNode;
}

/** The seats of one journey with a date: the current passenger, the bus, and the same as a list. */
export function JourneySeats(props: JourneySeatsProps) {
  const { map, words, party, along = [], seats, errors, lang, children } = props;
  const { direction, fewest_apart: fewest = 0 } = map;
  const { seating } = seats;
  const everybody = [...party, ...along];
  const apart = minorsLeftApart(map, withAlong(seating.choice, direction, along), everybody);
  const chosen = { map, choice: seating.choice, party, lang };
  return (
    <section className={styles['journey']} data-bus={direction} aria-labelledby={fieldId(direction)}>
      <header>
        <h2 id={fieldId(direction)} tabIndex={-1}>
          {words.bus ?? seatsStep[direction][lang]}
        </h2>
        <p className="figures">{words.run}</p>
        {children}
      </header>
      <div className={styles['people']}>
        <SeatTurns
          {...chosen}
          current={seating.current[direction]}
          onTurn={(position) => seats.turnTo(direction, position)}
        />
        <div role="status" className={styles['notices']}>
          {seats.lost
            .filter((one) => one.direction === direction)
            .map(({ seat, nearest }) => (
              <NoticeBox key={seat} tone="warning">
                {seatsStep.lost(seat, nearest)[lang]}
              </NoticeBox>
            ))}
          {fewest > 0 ? <NoticeBox tone="warning">{words.noneTogether}</NoticeBox> : null}
          {apart.length > fewest ? (
            <NoticeBox tone="warning">
              {seatsStep.apart(apart.map((position) => nameOf(everybody, position)))[lang]}
            </NoticeBox>
          ) : null}
        </div>
      </div>
      <SeatMap {...chosen} words={words} onPress={(seat) => seats.press(direction, seat)} />
      <div className={styles['more']}>
        <SeatLegend lang={lang} />
        {words.advice ? <p>{words.advice}</p> : null}
        <SeatList {...chosen} errors={errors} onChoose={(position, seat) => seats.choose(direction, position, seat)} />
      </div>
    </section>
  );
}
