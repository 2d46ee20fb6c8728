import { HOUR, MINUTE } from '#kernel/instant.ts';

/** How a code is sent to a traveller: the specification's `send_type` (T87). */
export const SEND_TYPES = ['email', 'whatsapp', 'sms'] as const;

export type SendType = (typeof SEND_TYPES)[number];

/** Number of digits of a code. */
export const ACCOUNT_CODE_DIGITS = 6;
/** The same while somebody guesses at the account: `SHORT_CODE_TRIES_PER_DAY`. */
export const LONG_ACCOUNT_CODE_DIGITS = 10;
/** How long a code is valid; `ACCOUNT_CODE_TRIES` limits its tries. */
export const ACCOUNT_CODE_LIFETIME = 10 * MINUTE;
export const ACCOUNT_CODE_TRIES = 5;
/** Maximum codes for one request, including the first. Each has its own digits and tries. */
export const CODES_PER_REQUEST = 3;
/** How long a started sign-up or recovery is kept. */
export const ACCOUNT_REQUEST_LIFETIME = HOUR;
/**
 * Codes sent at once to one contact, or for one account, per day, no matter who asks. Beyond that one is sent every
 * `SHARED_CODE_INTERVAL`, and all who ask meanwhile are given that one: strangers who ask cause no flood of messages, and
 * keep no owner from a code.
 */
export const ACCOUNT_CODES_PER_DAY = 10;
export const SHARED_CODE_INTERVAL = 5 * MINUTE;
/**
 * Tries per day at the codes of one contact or account, over all requests, after which short codes no longer count and
 * long ones are sent. A guesser succeeds on one day in 20,000, and nobody is refused.
 */
export const SHORT_CODE_TRIES_PER_DAY = 50;

interface Contacts {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
}

/** The contact a code of this kind is sent to. */
export const contactFor = (sendType: SendType): keyof Contacts => (sendType === 'email' ? 'email' : 'phone');

/** The address or number it is sent to. */
export const destinationOf = (sendType: SendType, contacts: Contacts): string => contacts[contactFor(sendType)];

/** The digits of a typed code: people copy spaces along. */
export const typedDigits = (text: string): string => text.replace(/[\s-]/g, '');
