import type { ReactNode } from 'react';
import styles from '#ui/plate.module.css';

interface PlateProps {
  /** Label above it. */
  readonly label?: string;
  /** `chosen` for the traveller's own seat, `class` for a service class. */
  readonly tone?: 'chosen' | 'class';
  readonly children: ReactNode;
}

/** An enamel plate, only for what travellers must remember: the seat, the service class. */
export const Plate = ({ label, tone = 'chosen', children }: PlateProps) => (
  <span className={`${styles['plate']} ${styles[tone] ?? ''}`.trim()}>
    {label === undefined ? null : <small>{label} </small>}
    {children}
  </span>
);
