import type { ReactNode } from 'react';
import styles from '#ui/ticket.module.css';

interface TicketProps {
  /**
   * `row` in a list, with its stub beside it; `pass` for travelling, with its stub below unless there is room for a
   * code beside it.
   */
  readonly look: 'row' | 'pass';
  /** The id of its head, whose words are its name. */
  readonly headId?: string;
  /** The name of one without a head. */
  readonly name?: string;
  /** In the carrier's band, above the rest. */
  readonly head?: ReactNode;
  /** The tear-off part with the next step: search, choose, board. */
  readonly stub: ReactNode;
  /** Below both parts, about the whole ticket. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Paper in two parts, notched where they meet. */
export const Ticket = ({ look, headId, name, head, stub, foot, children }: TicketProps) => (
  <article className={`${styles['ticket']} ${styles[look]}`} aria-labelledby={headId} aria-label={name}>
    <div className={styles['paper']}>
      <div className={styles['body']}>
        {head ? (
          <header className={styles['head']} id={headId}>
            {head}
          </header>
        ) : null}
        <div className={styles['inside']}>{children}</div>
      </div>
      <div className={styles['stub']}>{stub}</div>
      {foot ? <div className={styles['foot']}>{foot}</div> : null}
    </div>
  </article>
);
