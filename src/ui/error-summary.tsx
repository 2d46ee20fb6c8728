import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#ui/error-summary.module.css';
import { fieldId } from '#ui/field-id.ts';

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly field: string | undefined; readonly text: string }[];
  /** For pages without scripts: the browser focuses it. */
  readonly isStatic?: boolean;
  /** After the list. */
  readonly children?: ReactNode;
}

/** All errors, at the top, each with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors, isStatic = false, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (errors.length === 0) return null;
  return (
    <div className={styles['summary']} role="alert" tabIndex={-1} ref={box} {...(isStatic ? { autoFocus: true } : {})}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field}${text}`}>{field ? <a href={`#${fieldId(field)}`}>{text}</a> : text}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
