import type { ReactNode } from 'react';
import styles from '#ui/trip-board.module.css';

interface TripBoardProps {
  /** The kind of page, above its heading. */
  readonly over: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A board in the style of a terminal's, for one trip. */
export const TripBoard = ({ over, title, children }: TripBoardProps) => (
  <header className={styles['board']}>
    <div className={styles['face']}>
      <p className={styles['over']}>{over}</p>
      <h1>{title}</h1>
      {children}
    </div>
  </header>
);

/** The class of content next to the heading, if there is room: its digits are large. */
export const BOARD_ASIDE = styles['aside']!;

/** The class of a page below such a board. */
export const TRIP_PAGE = styles['page']!;
