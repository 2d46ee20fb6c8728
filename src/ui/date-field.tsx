import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { InputHTMLAttributes } from 'react';

interface DateFieldParts extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'name' | 'min' | 'max'> {
  readonly name: string;
  /** What its id is made of, where the id of its name belongs to another element of the page. */
  readonly idName?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The first and the last day that can be chosen, as `YYYY-MM-DD`. */
  readonly min: string;
  readonly max?: string | undefined;
  /** The current day where the date applies, if it is not the first one. */
  readonly today?: string | undefined;
}

/**
 * With prices its form has fields `origin` and `destination`: the lowest price of each day between them is known, up to the
 * last day on sale.
 */
type DateFieldProps = DateFieldParts &
  ({ readonly hasPrices: true; readonly max: string } | { readonly hasPrices?: false });

/**
 * A native date field, over which the calendar appears at the first touch of its form (`web/client/dates`). For parts
 * rendered on the server only: the calendar's button is placed beside the input without React.
 */
export function DateField({ name, idName = name, label, hint, error, today, hasPrices, ...input }: DateFieldProps) {
  return (
    <FieldFrame name={idName} label={label} hint={hint} error={error}>
      <span>
        <input
          {...input}
          {...describedBy({ name: idName, hint, error })}
          type="date"
          name={name}
          className={inputClass}
          data-calendar={hasPrices ? 'prices' : ''}
          data-today={today ?? input.min}
        />
      </span>
    </FieldFrame>
  );
}
