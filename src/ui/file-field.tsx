import type { ComponentProps, InputHTMLAttributes } from 'react';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import styles from '#ui/file-field.module.css';

type FileFieldProps = Omit<ComponentProps<typeof FieldFrame>, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type'>;

/** A file input. Browsers clear it when the form is shown again. */
export const FileField = ({ name, label, hint, error, ...input }: FileFieldProps) => (
  <FieldFrame name={name} label={label} hint={hint} error={error}>
    <input
      {...input}
      {...describedBy({ name, hint, error })}
      type="file"
      name={name}
      className={`${inputClass} ${styles['files']}`}
    />
  </FieldFrame>
);
