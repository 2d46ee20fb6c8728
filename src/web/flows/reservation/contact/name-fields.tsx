import { contactStep } from '#text/contact-step.ts';
import type { Lang } from '#text/lang.ts';
import { TextField } from '#ui/field.tsx';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { NameValues } from './contact-values.ts';
import styles from './contact.module.css';

interface NameFieldsProps {
  /** Field prefix as in the API call: `contact`, `passengers.0`. */
  readonly of: string;
  /** Autocomplete section, so that browsers do not fill one person's data into another's fields. */
  readonly section?: string;
  readonly values: NameValues | undefined;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** First and last name of one person. */
export function NameFields({ of, section, values, errors, lang }: NameFieldsProps) {
  const part = (name: 'first_name' | 'last_name', filledWith: string) => {
    const field = `${of}.${name}`;
    return {
      name: field,
      error: errorAt(errors, field),
      defaultValue: values?.[name],
      autoComplete: section ? `${section} ${filledWith}` : filledWith,
      autoCapitalize: 'words',
      maxLength: 200,
      required: true,
    };
  };
  return (
    <div className={styles['pair']}>
      <TextField {...part('first_name', 'given-name')} label={contactStep.firstName[lang]} />
      <TextField {...part('last_name', 'family-name')} label={contactStep.lastName[lang]} />
    </div>
  );
}
