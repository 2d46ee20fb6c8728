import { localPhone } from '#kernel/phone.ts';
import type { FormErrors } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

export interface NameValues {
  readonly first_name: string;
  readonly last_name: string;
}

/** The checkbox "the buyer is the first passenger". */
export const TRAVELS = 'travels';

/** The current input of the contact form, valid or not. */
export interface ContactValues {
  readonly contact: NameValues & {
    readonly cell_phone: string;
    readonly email: string;
    readonly privacy: boolean;
    readonly changes: boolean;
    readonly of_age: boolean;
  };
  readonly passengers: readonly NameValues[];
  /** The buyer is the first passenger: a missing name there is the buyer's. */
  readonly travels: boolean;
}

/**
 * The saved data; a buyer who reached this step again has already confirmed to be of age. If the first passenger is an
 * adult, the buyer is assumed to be that passenger.
 */
export const savedValues = ({ contact, passengers }: ReservationView): ContactValues => ({
  contact: {
    first_name: contact.first_name,
    last_name: contact.last_name,
    cell_phone: localPhone(contact.cell_phone),
    email: contact.email,
    privacy: contact.privacy,
    changes: contact.changes,
    of_age: contact.email !== '',
  },
  passengers: passengers.map(({ first_name, last_name }) => ({ first_name, last_name })),
  travels: contact.email === '' ? passengers[0]?.type === 'adult' : isSameName(contact, passengers[0]),
});

/** Prefills a signed-in traveller's data where nothing was entered yet (M114); the first passenger is the traveller. */
export function filledIn(
  values: ContactValues,
  profile: NameValues & { cell_phone: string; email: string },
): ContactValues {
  if (values.contact.email !== '') return values;
  const { first_name, last_name, cell_phone, email } = profile;
  const passengers = values.passengers.map((names, i) =>
    i === 0 && names.first_name === '' ? { first_name, last_name } : names,
  );
  const contact = { ...values.contact, first_name, last_name, cell_phone: localPhone(cell_phone), email };
  return { contact, passengers, travels: isSameName(contact, passengers[0]) };
}

const isSameName = (one: NameValues, other: NameValues | undefined): boolean =>
  one.first_name === other?.first_name && one.last_name === other.last_name;

/** The input of a submitted form, for this number of passengers. */
export function typedValues(form: URLSearchParams, passengers: number): ContactValues {
  const text = (name: string) => form.get(name) ?? '';
  const names = (of: string): NameValues => ({
    first_name: text(`${of}.first_name`),
    last_name: text(`${of}.last_name`),
  });
  const travels = form.has(TRAVELS);
  const passenger = (index: number): NameValues => {
    const typed = names(`passengers.${index}`);
    const isBlank = typed.first_name.trim() === '' && typed.last_name.trim() === '';
    return travels && index === 0 && isBlank ? names('contact') : typed;
  };
  return {
    contact: {
      ...names('contact'),
      cell_phone: text('contact.cell_phone'),
      email: text('contact.email'),
      privacy: form.has('contact.privacy'),
      changes: form.has('contact.changes'),
      of_age: form.has('contact.of_age'),
    },
    passengers: Array.from({ length: passengers }, (_, index) => passenger(index)),
    travels,
  };
}

/** The body of the API call. */
export const contactBody = ({ contact, passengers }: ContactValues) => ({
  contact: { ...contact },
  passengers: passengers.map((names) => ({ ...names })),
});

/**
 * A buyer who travels has no passenger fields, so errors in that name are moved to the buyer's. If the passenger is
 * another person, or only the passenger's name is invalid, the passenger fields are shown.
 */
export function ofTraveller(
  values: ContactValues,
  errors: FormErrors,
): { readonly values: ContactValues; readonly errors: FormErrors } {
  const { travels, contact, passengers } = values;
  if (!travels || !isSameName(contact, passengers[0])) return { values: { ...values, travels: false }, errors };
  const ofBuyer = errors.flatMap(({ field = '' }) => (field.startsWith('contact.') ? [field.slice(8)] : []));
  const own = errors.filter(({ field = '' }) => !ofBuyer.some((part) => field === `passengers.0.${part}`));
  const isWrongAlone = own.some(({ field = '' }) => field.startsWith('passengers.0.'));
  return { values: { ...values, travels: !isWrongAlone }, errors: own };
}

const PASSENGER = /^passengers\.(\d+)\./;

/**
 * The same errors, with whose name each is about where several names are wrong: what is known of the passenger's, or the
 * buyer.
 */
export function withNames(values: ContactValues, errors: FormErrors): FormErrors {
  const areSeveral = errors.some(({ field = '' }) => PASSENGER.test(field));
  return errors.map((error) => {
    const { field = '', params } = error;
    if (areSeveral && /^contact\.(first|last)_name$/.test(field)) return { ...error, params: { ...params, buyer: 1 } };
    const { first_name = '', last_name = '' } = values.passengers[Number(PASSENGER.exec(field)?.[1] ?? -1)] ?? {};
    const known = `${first_name} ${last_name}`.trim();
    return known === '' || known.length > MAX_SHOWN_NAME ? error : { ...error, params: { ...params, known } };
  });
}

/** A longer name would be the error. */
const MAX_SHOWN_NAME = 40;

/** The button that fills in a passenger, whose value is the passenger's index, and the select next to it. */
export const FILL = 'fill';
export const savedField = (index: number): string => `saved.${index}`;

/** The passenger index (from 0) and the saved passenger's id of a fill-in submission; undefined for any other. */
export function wantedFill(form: URLSearchParams): { readonly index: number; readonly id: string } | undefined {
  const index = Number(form.get(FILL) ?? '-1');
  const id = Number.isInteger(index) && index >= 0 ? form.get(savedField(index)) : null;
  return id ? { index, id } : undefined;
}

/** The input with one passenger's name replaced; if the name differs, the buyer is no longer the first passenger. */
export function withPassenger(values: ContactValues, index: number, name: NameValues): ContactValues {
  const { first_name, last_name } = name;
  const passengers = values.passengers.map((one, at) => (at === index ? { first_name, last_name } : one));
  const isOther = index === 0 && !isSameName(values.contact, name);
  return { ...values, passengers, travels: values.travels && !isOther };
}

const CONSENT = /^contact\.(?:privacy|of_age|changes)$/;

/** Sorts errors in page order: consents come after the passengers. */
export const inPageOrder = (errors: FormErrors): FormErrors => {
  const isConsent = ({ field }: FormErrors[number]) => field !== undefined && CONSENT.test(field);
  return [...errors.filter((error) => !isConsent(error)), ...errors.filter(isConsent)];
};
