import type { ReservationView } from '#wire/reservation.ts';

export interface NameValues {
  readonly first_name: string;
  readonly last_name: string;
}

/** The contact form as it stands: what was typed, valid or not. */
export interface ContactValues {
  readonly contact: NameValues & {
    readonly cell_phone: string;
    readonly email: string;
    readonly privacy: boolean;
    readonly changes: boolean;
    readonly of_age: boolean;
  };
  readonly passengers: readonly NameValues[];
}

/** What the server has; a buyer who came this far before said to be of age. */
export const savedValues = ({ contact, passengers }: ReservationView): ContactValues => ({
  contact: {
    first_name: contact.first_name,
    last_name: contact.last_name,
    cell_phone: contact.cell_phone,
    email: contact.email,
    privacy: contact.privacy,
    changes: contact.changes,
    of_age: contact.email !== '',
  },
  passengers: passengers.map(({ first_name, last_name }) => ({ first_name, last_name })),
});

/** What a sent form says, for so many passengers. */
export function typedValues(form: URLSearchParams, passengers: number): ContactValues {
  const text = (name: string) => form.get(name) ?? '';
  const names = (of: string): NameValues => ({
    first_name: text(`${of}.first_name`),
    last_name: text(`${of}.last_name`),
  });
  return {
    contact: {
      ...names('contact'),
      cell_phone: text('contact.cell_phone'),
      email: text('contact.email'),
      privacy: form.has('contact.privacy'),
      changes: form.has('contact.changes'),
      of_age: form.has('contact.of_age'),
    },
    passengers: Array.from({ length: passengers }, (_, i) => names(`passengers.${i}`)),
  };
}

/** The body of the call. */
export const contactBody = ({ contact, passengers }: ContactValues) => ({
  contact: { ...contact },
  passengers: passengers.map((names) => ({ ...names })),
});
