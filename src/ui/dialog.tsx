import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from '#ui/dialog.module.css';

interface DialogProps {
  /** A message, a task, or signing in: 600, 800 and 500 px wide (M266). */
  readonly kind: 'alert' | 'custom' | 'authenticate';
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Called on Escape. Absent: the visitor cannot close it. */
  onClose?(): void;
}

/** A native dialog: it traps the focus and returns it afterwards. */
export function Dialog({ kind, isOpen, title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen) element?.showModal();
    // Also before it unmounts: closing returns the focus to what opened it.
    return () => element?.close();
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

/** The buttons of a dialog, in a row; the safe one first. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
