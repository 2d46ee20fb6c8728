import type { ReactNode } from 'react';
import styles from '#ui/ticket.module.css';

interface TicketProps {
  /** `row` in a list, its stub beside it; `pass` to travel with, its stub below until there is room for a code beside it. */
  readonly look: 'row' | 'pass';
  /** The id of its heading. */
  readonly labelledBy?: string;
  /** In the band of the carrier, above the rest. */
  readonly head?: ReactNode;
  /** What is torn off, which is what is done next: search, choose, board. */
  readonly stub: ReactNode;
  /** Below both parts, what goes for the whole. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Paper in two parts, bitten where they meet. */
export const Ticket = ({ look, labelledBy, head, stub, foot, children }: TicketProps) => (
  <article className={`${styles['ticket']} ${styles[look]}`} aria-labelledby={labelledBy}>
    <div className={styles['paper']}>
      <div className={styles['body']}>
        {head ? <header className={styles['head']}>{head}</header> : null}
        <div className={styles['inside']}>{children}</div>
      </div>
      <div className={styles['stub']}>{stub}</div>
      {foot ? <div className={styles['foot']}>{foot}</div> : null}
    </div>
  </article>
);
