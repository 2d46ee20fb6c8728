import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { Option } from './fiscal-data.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  /** Stands for nothing chosen. */
  readonly choose: string;
  readonly defaultValue: string;
  readonly required?: boolean;
}

/** One of a list. Uncontrolled; a choice that is no longer offered is nothing chosen. */
export function SelectField({ name, label, hint, error, options, choose, defaultValue, required }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <select
        {...describedBy({ name, hint, error })}
        className={inputClass}
        name={name}
        defaultValue={options.some(([key]) => key === defaultValue) ? defaultValue : ''}
        required={required}
      >
        <option value="">{choose}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
