import type { ReactNode } from 'react';
import styles from '#ui/sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** `authenticate` for signing in, `form` one column to fill in, `text` to read, `wide` with tables and tickets. */
  readonly width: 'authenticate' | 'form' | 'text' | 'wide';
  /** The heading is focusable: the page changed as a whole. */
  readonly takesFocus?: boolean;
  /** The lead contains new information. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/** A page of one column: a heading, and the content below it. */
export const Sheet = ({ title, lead, width, takesFocus, isNews, children }: SheetProps) => (
  <div className={styles['sheet']} data-width={width}>
    <header className={styles['head']}>
      <h1 {...(takesFocus ? { tabIndex: -1 } : {})}>{title}</h1>
      {lead === undefined ? null : <p {...(isNews ? { role: 'status' } : {})}>{lead}</p>}
    </header>
    {children}
  </div>
);

/** The class of highlighted parts of such a page: a form, a card. */
export const PANEL = styles['panel']!;
