import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionProps {
  readonly title: string;
  /** As wide as the page, for a part with two columns of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export const Section = ({ title, isWide, children }: SectionProps) => (
  <section className={styles['section']} data-wide={isWide}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Items in a row that wraps. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles['row']}>{children}</div>;
