import type { ReactNode } from 'react';
import styles from '#ui/fold.module.css';

interface FoldProps {
  readonly title: string;
  /** Something in it is new. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What only some come for, under its name until it is asked for. */
export const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details className={styles['fold']} open={isOpen}>
    <summary>{title}</summary>
    <div className={styles['inside']}>{children}</div>
  </details>
);

/** The class of a form in it, its fields and its button in a row. */
export const FOLD_ROW = styles['row']!;
