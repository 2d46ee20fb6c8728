import type { ReactNode } from 'react';
import styles from '#ui/list.module.css';

/** Things that can be done or read, one below the other. */
export const List = ({ children }: { readonly children: ReactNode }) => <ul className={styles['list']}>{children}</ul>;

interface RowTextProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What it costs, or until when. */
  readonly end?: ReactNode;
}

interface ListRowProps extends RowTextProps {
  /** Absent: it is only read. */
  readonly href?: string | undefined;
  /** It is saved, and not opened; under this name, or under its own. */
  readonly download?: string | true | undefined;
  /** It opens beside this page. */
  readonly isElsewhere?: boolean;
  /** Its title is a form with one button: the row means that one. */
  readonly isForm?: boolean;
  /** It cannot be undone. */
  readonly isDanger?: boolean;
}

/** A press anywhere on it means its link or button, which is called by its title alone. */
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

/** The class of a row that is a button or a summary; in it stands a `RowText`. */
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
