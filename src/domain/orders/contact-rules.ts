import { type Fault, fault } from '#domain/errors.ts';
import { tidy } from '#kernel/filters.ts';
import { isEmail } from '#kernel/patterns.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { PRINTED_ACCENTS, PRINTED_LETTERS } from '#kernel/printed-letters.ts';

/** Buyers are over this age (spec 9). */
export const BUYER_MINIMUM_AGE = 18;
/** Maximum length of a first or last name. The law requires names on tickets, and a ticket prints them on one line. */
export const MAX_NAME_LENGTH = 60;

export interface NameInput {
  readonly firstName: string;
  readonly lastName: string;
}

/** The contact form as submitted. */
export interface ContactInput extends NameInput {
  readonly phone: string;
  readonly email: string;
  /** The privacy notice was accepted; checked by default (spec 3). */
  readonly privacy: boolean;
  /** The buyer is over 18 (spec 9). */
  readonly ofAge: boolean;
}

export interface ContactQuestion {
  readonly contact: ContactInput;
  /** Names by position: the first is passenger 1. */
  readonly passengers: readonly NameInput[];
  /** Number of passengers. */
  readonly expected: number;
}

const nameOf = (letters: string, accents: string): RegExp =>
  new RegExp(
    `^[${letters}]` + // begins with a letter, including accented ones
      `[${letters}${accents}'’ -]*` + // letters, apostrophes, hyphens, spaces
      `(?:\\.[${letters}${accents}'’ -]*)*$`, // and dots, for Ma. and Jr.
    'u',
  );

const NAME = nameOf(PRINTED_LETTERS, PRINTED_ACCENTS);
const NAME_OF_ANY_SCRIPT = nameOf('\\p{L}', '\\p{M}');

/**
 * Whether a text can be a person's name on a ticket: Latin letters with accents, apostrophes, hyphens, dots, spaces
 * (T91).
 */
export const isPersonName = (text: string): boolean => NAME.test(tidy(text));

/** A name in a script that a ticket cannot print and a driver cannot compare. */
const isNameInOtherLetters = (text: string): boolean => !isPersonName(text) && NAME_OF_ANY_SCRIPT.test(tidy(text));

/** Every reason to refuse the contact step. Fields number passengers from 0: `passengers.0.first_name`. */
export function contactFaults({ contact, passengers, expected }: ContactQuestion): readonly Fault[] {
  const travelling = Array.from({ length: expected }, (_, index) => passengers[index] ?? NO_NAME);
  return [
    ...nameFaults(contact, 'contact'),
    ...phoneFaults(contact.phone, 'contact.cell_phone'),
    ...emailFaults(contact.email, 'contact.email'),
    ...(contact.privacy ? [] : [fault('privacy_required', 'contact.privacy')]),
    ...(contact.ofAge ? [] : [fault('of_age_required', 'contact.of_age', { age: BUYER_MINIMUM_AGE })]),
    ...travelling.flatMap((name, index) => nameFaults(name, `passengers.${index}`, { passenger: index + 1 })),
    ...(passengers.length > expected ? [fault('invalid_request', 'passengers')] : []),
  ];
}

const NO_NAME: NameInput = { firstName: '', lastName: '' };

/**
 * The faults of a name; `of` is the field prefix in forms with several names, and `whose` names that person in the
 * message.
 */
export const nameFaults = (
  { firstName, lastName }: NameInput,
  of?: string,
  whose?: Fault['params'],
): readonly Fault[] => [
  ...nameFault(firstName, fault('first_name_required', within(of, 'first_name'), whose)),
  ...nameFault(lastName, fault('last_name_required', within(of, 'last_name'), whose)),
];

const within = (of: string | undefined, field: string): string => (of === undefined ? field : `${of}.${field}`);

function nameFault(text: string, required: Fault): readonly Fault[] {
  if (tidy(text).length > MAX_NAME_LENGTH)
    return [fault('text_too_long', required.field, { max: MAX_NAME_LENGTH, ...required.params })];
  if (isNameInOtherLetters(text)) return [{ ...required, code: 'name_not_latin' }];
  return isPersonName(text) ? [] : [required];
}

/** Forms that require a phone or an e-mail for a specific reason, which the error for a missing value names. */
export type ReachedFor = 'account' | 'invoice' | 'look_up' | 'order' | 'payer' | 'receipt' | 'recipient';

const reasonOf = (why: ReachedFor | undefined) => (why === undefined ? undefined : { for: why });

/** A phone is required and must be valid (M50); the same in every form. */
export function phoneFaults(text: string, field: string, why?: ReachedFor): readonly Fault[] {
  if (text.trim() === '') return [fault('phone_required', field, reasonOf(why))];
  return normalisePhone(text) === undefined ? [fault('phone_invalid', field)] : [];
}

/** An e-mail is required and must be valid; the same in every form. */
export function emailFaults(text: string, field: string, why?: ReachedFor): readonly Fault[] {
  if (text.trim() === '') return [fault('email_required', field, reasonOf(why))];
  return isEmail(text.trim()) ? [] : [fault('email_invalid', field)];
}
