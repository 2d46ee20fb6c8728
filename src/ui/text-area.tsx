import type { ComponentProps, TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import styles from '#ui/text-area.module.css';

type TextAreaProps = Omit<ComponentProps<typeof FieldFrame>, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

/** Several lines of text; grows with its content in browsers that support it. */
export function TextArea({ name, label, hint, error, ...input }: TextAreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <textarea
        {...input}
        {...describedBy({ name, hint, error })}
        name={name}
        className={`${inputClass} ${styles['area']}`}
      />
    </FieldFrame>
  );
}
