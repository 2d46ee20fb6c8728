import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#ui/error-summary.module.css';
import { fieldId } from '#ui/field-id.ts';

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly field: string | undefined; readonly text: string }[];
  /** False where a field for the next try keeps the focus. */
  readonly takesFocus?: boolean;
  /** After the list. */
  readonly children?: ReactNode;
}

/**
 * All errors, at the top, each with a link to its field; takes the focus when it appears: by a script, and where the
 * server drew it also without one.
 */
export function ErrorSummary({ title, errors, takesFocus = true, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (errors.length === 0) return null;
  return (
    <div className={styles['summary']} role="alert" tabIndex={-1} ref={box} autoFocus={takesFocus}>
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
