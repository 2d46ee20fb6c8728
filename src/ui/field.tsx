import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldId } from '#ui/field-id.ts';
import styles from '#ui/field.module.css';

interface FieldFrame {
  /** Name in the API; the element's id is derived from it so that an error summary can link to it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Attributes that associate a control with its hint and its error. */
export function describedBy({ name, hint, error }: Pick<FieldFrame, 'name' | 'hint' | 'error'>) {
  const id = fieldId(name);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Label above, then hint, control and error. For controls other than plain inputs. */
export function FieldFrame({ name, label, hint, error, children }: FieldFrame & { readonly children: ReactNode }) {
  const id = fieldId(name);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children}
      {error ? (
        <span className={styles['error']} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

export const inputClass = styles['input'] ?? '';

/** The class of a compact group of fields: each frame also surrounds its label. */
export const BOXED_FIELDS = styles['boxed']!;

type TextFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>;

/** For a code that is not a word: in capitals, without autocomplete and spell checking. */
export const CODE_INPUT = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const;

/** For an e-mail address. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** One line of text. Uncontrolled: input typed before the script loads is kept. */
export function TextField({ name, label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input {...input} {...describedBy({ name, hint, error })} name={name} className={inputClass} />
    </FieldFrame>
  );
}

/** A checkbox with its label next to it. */
export function CheckField({ name, label, hint, error, ...input }: TextFieldProps) {
  const id = fieldId(name);
  return (
    <div className={styles['check']}>
      <input {...input} {...describedBy({ name, hint, error })} type="checkbox" name={name} />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={styles['error']} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
