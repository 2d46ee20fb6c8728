import type { ReactNode } from 'react';
import styles from '#ui/fold.module.css';

interface FoldProps {
  readonly title: string;
  /** Something inside is new. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Content that few need, collapsed under its title. */
export const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details className={styles['fold']} open={isOpen}>
    <summary>{title}</summary>
    <div className={styles['inside']}>{children}</div>
  </details>
);

/** The class of a form inside it, with its fields and button in a row. */
export const FOLD_ROW = styles['row']!;
