import type { ButtonHTMLAttributes } from 'react';
import styles from '#ui/button.module.css';

type Look = 'main' | 'second' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `main` once per screen; `second` next to it; `quiet` for what may be overlooked; `danger` for what cannot be
   * undone.
   */
  readonly look?: Look;
  /** Work is under way: the button shows it and ignores further presses. */
  readonly busy?: boolean;
}

export const buttonClass = (look: Look = 'plain'): string => `${styles['button']} ${styles[look] ?? ''}`.trim();

/** A submit button by default. */
export function Button({ look = 'plain', busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={`${buttonClass(look)} ${className ?? ''}`.trim()}
      aria-disabled={busy || rest['aria-disabled'] ? true : undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  );
}
