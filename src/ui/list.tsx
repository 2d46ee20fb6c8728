import type { ReactNode } from 'react';
import styles from '#ui/list.module.css';

/** Actions or items, stacked. */
export const List = ({ children }: { readonly children: ReactNode }) => <ul className={styles['list']}>{children}</ul>;

interface RowTextProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A price or deadline. */
  readonly end?: ReactNode;
}

interface ListRowProps extends RowTextProps {
  /** Absent: the row is read-only. */
  readonly href?: string | undefined;
  /** Downloads instead of opening; under this name, or under its own. */
  readonly download?: string | true | undefined;
  /** Opens in a new tab. */
  readonly isElsewhere?: boolean;
  /** Its title is a form with one button, which the row triggers. */
  readonly isForm?: boolean;
  /** The action cannot be undone. */
  readonly isDanger?: boolean;
}

/** A click anywhere on it triggers its link or button, whose accessible name is the title only. */
export const ListRow = ({ href, download, isElsewhere, isForm, isDanger, title, ...text }: ListRowProps) => (
  <li
    className={[LIST_ROW, (href || isForm) && styles['leads'], isDanger && styles['danger']].filter(Boolean).join(' ')}
  >
    <RowText
      {...text}
      title={
        href === undefined ? (
          title
        ) : (
          <a href={href} download={download} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
            {title}
          </a>
        )
      }
    />
  </li>
);

/** The class of a row that is a button or a summary; it contains a `RowText`. */
export const LIST_ROW = styles['row']!;

export const RowText = ({ icon, title, note, end }: RowTextProps) => (
  <>
    {icon}
    <span className={styles['title']}>
      {title}
      {note ? <small>{note}</small> : null}
    </span>
    {end ? <span className={styles['end']}>{end}</span> : null}
  </>
);
