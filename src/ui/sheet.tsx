import type { ReactNode } from 'react';
import styles from '#ui/sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** `authenticate` to sign in, `form` one column to fill in, `text` to read, `wide` with tables and tickets. */
  readonly width: 'authenticate' | 'form' | 'text' | 'wide';
  /** The heading can be given the focus: something on the page changed as a whole. */
  readonly takesFocus?: boolean;
  /** What the lead says is new. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/** A page of one column: what it is about, and under it what there is to do. */
export const Sheet = ({ title, lead, width, takesFocus, isNews, children }: SheetProps) => (
  <div className={styles['sheet']} data-width={width}>
    <header className={styles['head']}>
      <h1 {...(takesFocus ? { tabIndex: -1 } : {})}>{title}</h1>
      {lead === undefined ? null : <p {...(isNews ? { role: 'status' } : {})}>{lead}</p>}
    </header>
    {children}
  </div>
);

/** The class of what stands out from such a page: a form, a card. */
export const PANEL = styles['panel']!;
