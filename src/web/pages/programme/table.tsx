import type { ReactNode } from 'react';
import table from '#web/pages/figures-table.module.css';
import styles from '#web/pages/programme/programme.module.css';

interface TableProps {
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** A table of the programme's figures, one row for each card or key. */
export const Table = ({ head, children }: TableProps) => (
  <div className={styles['scrolled']} role="region" aria-label={head.join(', ')} tabIndex={0}>
    <table className={table['figures']}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
