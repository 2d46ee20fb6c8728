import type { ComponentProps, InputHTMLAttributes } from 'react';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import styles from '#ui/file-field.module.css';

type FileFieldProps = Omit<ComponentProps<typeof FieldFrame>, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type'>;

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** The control alone, for a label that holds it. */
export const FileInput = (input: FileInputProps) => (
  <input {...input} type="file" className={`${inputClass} ${styles['files']}`} />
);

/** A file input. Browsers clear it when the form is shown again. */
export const FileField = ({ name, label, hint, error, ...input }: FileFieldProps) => (
  <FieldFrame name={name} label={label} hint={hint} error={error}>
    <FileInput {...input} {...describedBy({ name, hint, error })} name={name} />
  </FieldFrame>
);
