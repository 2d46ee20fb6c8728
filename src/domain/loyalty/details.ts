import { type Fault, fault } from '#domain/errors.ts';
import { type NameInput, nameFaults } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import { isBirthday } from '#kernel/patterns.ts';

/** The personal details a traveller may change. */
export interface Details extends NameInput {
  /** `dd/mm`; absent when not given. */
  readonly birthday: string | undefined;
  /** Wants to receive offers. */
  readonly offers: boolean;
}

/** Every reason to refuse details, at its field. The birthday is optional. */
export const detailFaults = ({ birthday = '', ...name }: Omit<Details, 'offers'>): readonly Fault[] => [
  ...nameFaults(name),
  ...(birthday.trim() === '' || isBirthday(birthday.trim()) ? [] : [fault('birthday_invalid', 'birthday')]),
];

/** Valid details, as stored. */
export const tidyDetails = ({ firstName, lastName, birthday = '', offers }: Details): Details => ({
  firstName: tidy(firstName),
  lastName: tidy(lastName),
  birthday: birthday.trim() || undefined,
  offers,
});
