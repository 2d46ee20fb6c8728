import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '#ui/dialog.module.css';

interface DialogProps {
  /** Something to be said, to be done, or to sign in with: 600, 800 and 500 px wide (M266). */
  readonly kind: 'alert' | 'custom' | 'authenticate';
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Escape was pressed. Absent: it cannot be closed by the visitor. */
  onClose?(): void;
}

/** A dialog of the browser's own: it keeps the focus inside and gives it back. */
export function Dialog({ kind, isOpen, title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      className={`${styles['dialog']} ${styles[kind]}`}
      ref={dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The answers to a dialog, in a row; the safe one first. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
