import { type Fault, fault } from '#domain/errors.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

const PHONE_DIGITS = 10;

/** E.164 of ten digits (spec 5); undefined for any other number of digits. */
export const tenDigits = (text: string): string | undefined =>
  text.replace(/[\s().-]/g, '').length === PHONE_DIGITS ? normalisePhone(text) : undefined;

/** What is wrong with the telephone of an account. */
export function accountPhoneFaults(text: string, field: string): readonly Fault[] {
  if (text.trim() === '') return [fault('phone_required', field, { for: 'account' })];
  return tenDigits(text) === undefined ? [fault('traveller_phone_invalid', field)] : [];
}

/** What an account has now. */
interface Current {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
  readonly phoneConfirmed: boolean;
  readonly emailConfirmed: boolean;
}

/**
 * What somebody typed as the new telephone or e-mail of their account, in the stored spelling. One that it has already,
 * and that is confirmed, is refused: no code would be sent.
 */
export function readContact(kind: 'phone' | 'email', text: string, current: Current): Result<string, Fault> {
  const [wrong] = kind === 'email' ? emailFaults(text, 'contact', 'account') : accountPhoneFaults(text, 'contact');
  if (wrong) return fail(wrong);
  const contact = kind === 'email' ? text.trim().toLowerCase() : tenDigits(text)!;
  return contact === current[kind] && current[`${kind}Confirmed`]
    ? fail(fault('contact_unchanged', 'contact'))
    : ok(contact);
}
