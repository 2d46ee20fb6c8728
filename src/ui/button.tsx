import type { ButtonHTMLAttributes } from 'react';
import styles from '#ui/button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` once a screen; `quiet` for what may be overlooked. */
  readonly look?: 'main' | 'plain' | 'quiet';
  /** Work is under way: the button says so and takes no second press. */
  readonly busy?: boolean;
}

export const buttonClass = (look: 'main' | 'plain' | 'quiet' = 'plain'): string =>
  [styles['button'], look === 'main' ? styles['main'] : look === 'quiet' ? styles['quiet'] : ''].join(' ').trim();

/** A button that submits its form unless told otherwise. */
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
