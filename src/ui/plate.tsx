import type { ReactNode } from 'react';
import styles from '#ui/plate.module.css';

interface PlateProps {
  /** What it is, over it. */
  readonly label?: string;
  /** `chosen` what is yours, `class` what a bus is called. */
  readonly tone?: 'chosen' | 'class';
  readonly children: ReactNode;
}

/** An enamel plate, only for what has to be remembered: the seat, the class. */
export const Plate = ({ label, tone = 'chosen', children }: PlateProps) => (
  <span className={`${styles['plate']} ${styles[tone] ?? ''}`.trim()}>
    {label === undefined ? null : <small>{label} </small>}
    {children}
  </span>
);
