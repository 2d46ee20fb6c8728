import type { ReactNode } from 'react';
import styles from '#ui/clock.module.css';

interface ClockProps {
  /** ISO time with the offset of its place. */
  readonly at: string;
  /** The local time: `6:15 a.m.`, or `12:00` and words. */
  readonly text: string;
  /** Next to it, such as a mark for another day. */
  readonly children?: ReactNode;
}

/** A time: digits at the size of the surrounding text, letters small. */
export function Clock({ at, text, children }: ClockProps) {
  const [figures, ...rest] = text.split(/\s/);
  const isWord = !text.endsWith('m.');
  return (
    <time className={`sign ${styles['clock']}`} dateTime={at}>
      {figures}&nbsp;<small className={isWord ? styles['word'] : undefined}>{rest.join(' ')}</small>
      {children}
    </time>
  );
}

/** The same in the style of a board: a cell for each digit. Screen readers get the text. */
export function BoardClock({ at, text }: Omit<ClockProps, 'children'>) {
  const [figures = '', ...rest] = text.split(/\s/);
  return (
    <time className={styles['board']} dateTime={at}>
      <span className="visually-hidden">{text}</span>
      <span className={styles['cells']} aria-hidden="true">
        {Array.from(figures.padStart(WIDEST), (figure, place) => (
          <i key={place} data-figure={figure}>
            {figure}
          </i>
        ))}
      </span>{' '}
      <small aria-hidden="true">{rest.join(' ')}</small>
    </time>
  );
}

/** Of `12:00`: before ten, one cell stays empty. */
const WIDEST = 5;
