import type { ReactNode } from 'react';
import styles from '#ui/clock.module.css';

interface ClockProps {
  /** With the offset of its place. */
  readonly at: string;
  /** What the clock there says: `6:15 a.m.`, maybe with a word after it. */
  readonly text: string;
  /** Beside it, as a mark of another day. */
  readonly children?: ReactNode;
}

/** A time: figures as large as the text around, letters small. */
export function Clock({ at, text, children }: ClockProps) {
  const [figures, half, word] = text.split(/\s/);
  return (
    <time className={`sign ${styles['clock']}`} dateTime={at}>
      {figures}&nbsp;<small>{half}</small>
      {children}
      {word ? <small className={styles['word']}> {word}</small> : null}
    </time>
  );
}

/** The same as a board shows it: a cell for each figure. What is read aloud is the text. */
export function BoardClock({ at, text }: Omit<ClockProps, 'children'>) {
  const [figures = '', half, word] = text.split(/\s/);
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
      <small aria-hidden="true">
        {half} {word}
      </small>
    </time>
  );
}

/** Of `12:00`: before ten one cell is empty. */
const WIDEST = 5;
