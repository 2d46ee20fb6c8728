import { MAX_LINE } from '#domain/cases/case-form.ts';
import type { CaseField, CaseFieldName } from '#domain/cases/topics.ts';
import type { Lang } from '#text/lang.ts';
import { CHOICE_NAMES, FIELD_NAMES } from '#text/cases.ts';
import { contactText, FIELD_HINTS } from '#text/pages/contact.ts';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { SelectField } from '#web/invoicing/select-field.tsx';

interface CaseFieldProps {
  readonly name: CaseFieldName;
  readonly field: CaseField;
  readonly lang: Lang;
  readonly error: string | undefined;
  readonly defaultValue: string;
}

/** The label of a field; marks optional fields as such. */
export const labelOf = (label: string, isRequired: boolean, lang: Lang): string =>
  isRequired ? label : contactText.optional(label)[lang];

/** One field of a topic's form, with the input for its kind. */
export function CaseFieldInput({ name, field, lang, error, defaultValue }: CaseFieldProps) {
  const { isRequired } = field;
  const shared = {
    name,
    error,
    defaultValue,
    label: labelOf(FIELD_NAMES[name][lang], isRequired, lang),
    hint: FIELD_HINTS[name]?.[lang],
    required: isRequired,
  };
  switch (field.kind) {
    case 'choice': {
      const options = field.of.map((value): [string, string] => [value, CHOICE_NAMES[value]?.[lang] ?? value]);
      return <SelectField {...shared} options={options} choose={contactText.choose[lang]} />;
    }
    case 'line':
      return <TextField {...shared} {...(name === 'reservation' ? CODE_INPUT : {})} maxLength={MAX_LINE} />;
    case 'hour':
      return <TextField {...shared} type="time" />;
    case 'driver-age':
    case 'people':
      return <TextField {...shared} inputMode="numeric" maxLength={4} />;
    default:
      return <TextField {...shared} type="date" />;
  }
}
