import type { ReactNode } from 'react';
import styles from './page.module.css';

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles['section']}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Items in a row that wraps. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles['row']}>{children}</div>;
