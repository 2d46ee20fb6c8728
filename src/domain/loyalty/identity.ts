import { type Fault, fault } from '#domain/errors.ts';
import { parseCardNumber } from '#domain/loyalty/card.ts';
import { isEmail } from '#kernel/patterns.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What a frequent traveller may sign in with (spec 5). */
export const LOGIN_KINDS = ['card', 'phone', 'email'] as const;

export type LoginKind = (typeof LOGIN_KINDS)[number];

/** Who somebody says to be, in the spelling it is kept in. */
export interface LoginIdentity {
  readonly kind: LoginKind;
  readonly value: string;
}

/** Reads what was given under one of the names; of several the first of card, phone and email counts. */
export function readIdentity(given: Readonly<Partial<Record<LoginKind, string>>>): Result<LoginIdentity, Fault> {
  const kind = LOGIN_KINDS.find((one) => given[one] !== undefined && given[one].trim() !== '');
  if (kind === undefined) return fail(fault('traveller_identity_required', 'card'));
  const value = READERS[kind](given[kind]!.trim());
  return value === undefined ? fail(fault(`traveller_${kind}_invalid`, kind)) : ok({ kind, value });
}

/** Which of the three a text is meant as: one field takes them all. */
export function kindOf(text: string): LoginKind {
  if (text.includes('@')) return 'email';
  return text.replace(/\D/g, '').length === PHONE_DIGITS ? 'phone' : 'card';
}

/** To sign in a phone is its ten digits (spec 5). */
const PHONE_DIGITS = 10;

const READERS: Readonly<Record<LoginKind, (text: string) => string | undefined>> = {
  card: parseCardNumber,
  phone: (text) => (text.replace(/[\s().-]/g, '').length === PHONE_DIGITS ? normalisePhone(text) : undefined),
  email: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
};
