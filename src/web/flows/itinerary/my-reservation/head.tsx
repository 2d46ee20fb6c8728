import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { BOARD_ASIDE, TripBoard } from '#ui/trip-board.tsx';
import type { StopView } from '#wire/shapes.ts';
import type { ItineraryState } from './itinerary-state.ts';
import styles from './itinerary.module.css';

interface HeadProps {
  readonly code: string;
  readonly origin: Pick<StopView, 'city'>;
  readonly destination: Pick<StopView, 'city'>;
  readonly round: boolean;
  readonly state: ItineraryState;
  readonly lang: Lang;
}

/** The board above a reservation: destination, state, and the code to give on the phone. */
export function Head({ code, origin, destination, round, state, lang }: HeadProps) {
  const { name, text } = itineraryText.states[state];
  return (
    <TripBoard
      over={itineraryText.title[lang]}
      title={
        <>
          {origin.city} <span aria-hidden="true">{round ? '⇄' : '→'}</span>
          <span className="visually-hidden">–</span> {destination.city}
        </>
      }
    >
      <p className={styles['state']}>
        <strong className={styles[state]}>{name[lang]}</strong>
        <span>{text[lang]}</span>
      </p>
      <p className={`${BOARD_ASIDE} ${styles['code']}`}>
        <span>{itineraryText.code[lang]}</span>
        <strong className="figures">{code}</strong>
      </p>
    </TripBoard>
  );
}
