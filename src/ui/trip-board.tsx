import type { ReactNode } from 'react';
import styles from '#ui/trip-board.module.css';

interface TripBoardProps {
  /** What the page is, over its heading. */
  readonly over: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The board of the terminal, for one trip. */
export const TripBoard = ({ over, title, children }: TripBoardProps) => (
  <header className={styles['board']}>
    <div className={styles['face']}>
      <p className={styles['over']}>{over}</p>
      <h1>{title}</h1>
      {children}
    </div>
  </header>
);

/** The class of what such a board says beside the heading, where there is room: its figures are large. */
export const BOARD_ASIDE = styles['aside']!;

/** The class of a page under such a board. */
export const TRIP_PAGE = styles['page']!;
