import { type Fault, fault } from '#domain/errors.ts';
import { parseCardNumber } from '#domain/loyalty/card.ts';
import { isEmail } from '#kernel/patterns.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What a frequent traveller may sign in with (spec 5). */
export const LOGIN_KINDS = ['card', 'phone', 'email'] as const;

export type LoginKind = (typeof LOGIN_KINDS)[number];

/** The claimed identity, in its stored spelling. */
export interface LoginIdentity {
  readonly kind: LoginKind;
  readonly value: string;
}

/** Reads an identity from named fields; of several, the first of card, phone and email is used. */
export function readIdentity(given: Readonly<Partial<Record<LoginKind, string>>>): Result<LoginIdentity, Fault> {
  const kind = LOGIN_KINDS.find((one) => given[one] !== undefined && given[one].trim() !== '');
  if (kind === undefined) return fail(fault('traveller_identity_required', 'card'));
  const value = READERS[kind](given[kind]!.trim());
  return value === undefined ? fail(fault(`traveller_${kind}_invalid`, kind)) : ok({ kind, value });
}

/** Detects which of the three a text is: one field accepts them all. */
export function kindOf(text: string): LoginKind {
  if (text.includes('@')) return 'email';
  return text.replace(/\D/g, '').length === PHONE_DIGITS ? 'phone' : 'card';
}

/** Signing in uses the ten digits of a phone number (spec 5). */
const PHONE_DIGITS = 10;

const READERS: Readonly<Record<LoginKind, (text: string) => string | undefined>> = {
  card: parseCardNumber,
  phone: (text) => (text.replace(/[\s().-]/g, '').length === PHONE_DIGITS ? normalisePhone(text) : undefined),
  email: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
};
