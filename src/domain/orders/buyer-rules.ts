import type { Fault } from '#domain/errors.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { type ContactInput, contactFaults } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import { normalisePhone } from '#kernel/phone.ts';

/** Every reason to refuse the buyer of an order without passengers; fields such as `buyer.first_name`. */
export const buyerFaults = (buyer: ContactInput): readonly Fault[] =>
  contactFaults({ contact: buyer, passengers: [], expected: 0 }).map((one) => ({
    ...one,
    field: one.field!.replace('contact.', 'buyer.'),
    ...(REACHED.has(one.code) ? { params: { for: 'order' } } : {}),
  }));

/** Asked for by what the order needs them for: there is no trip. */
const REACHED: ReadonlySet<string> = new Set(['phone_required', 'email_required']);

/** The contact stored with such an order, from valid input. */
export const contactOfBuyer = ({ firstName, lastName, phone, email, privacy }: ContactInput): Contact => ({
  firstName: tidy(firstName),
  lastName: tidy(lastName),
  phone: normalisePhone(phone) ?? phone.trim(),
  email: email.trim(),
  privacy,
  changes: false,
});
