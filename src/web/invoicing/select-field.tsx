import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { Option } from './fiscal-data.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  /** Label of the empty option. */
  readonly choose: string;
  readonly defaultValue: string;
  readonly required?: boolean;
}

/** A select. Uncontrolled; a default that is no longer offered counts as nothing chosen. */
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
