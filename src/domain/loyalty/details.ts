import { type Fault, fault } from '#domain/errors.ts';
import { type NameInput, nameFaults } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import { isBirthday } from '#kernel/patterns.ts';

/** What a traveller may change of their own details. */
export interface Details extends NameInput {
  /** `dd/mm`; absent where nobody said it. */
  readonly birthday: string | undefined;
}

/** Every reason to refuse details, at the field. A birthday may be left out. */
export const detailFaults = ({ birthday = '', ...name }: Details): readonly Fault[] => [
  ...nameFaults(name),
  ...(birthday.trim() === '' || isBirthday(birthday.trim()) ? [] : [fault('birthday_invalid', 'birthday')]),
];

/** Details that were found right, as they are kept. */
export const tidyDetails = ({ firstName, lastName, birthday = '' }: Details): Details => ({
  firstName: tidy(firstName),
  lastName: tidy(lastName),
  birthday: birthday.trim() || undefined,
});
