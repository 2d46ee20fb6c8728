import { HOUR, MINUTE } from '#kernel/instant.ts';

/** How a code reaches a traveller: the specification's `send_type` (T87). */
export const SEND_TYPES = ['email', 'whatsapp', 'sms'] as const;

export type SendType = (typeof SEND_TYPES)[number];

/** Digits of a code. */
export const ACCOUNT_CODE_DIGITS = 6;
/** A code is valid so long, for this many tries. */
export const ACCOUNT_CODE_LIFETIME = 10 * MINUTE;
export const ACCOUNT_CODE_TRIES = 5;
/** Codes for one request, the first included. Each has its own digits and tries. */
export const CODES_PER_REQUEST = 3;
/** What somebody began to sign up with, or asked to recover, is kept so long. */
export const ACCOUNT_REQUEST_LIFETIME = HOUR;
/** Codes sent to one contact, or for one account, in a day: with five tries each, one guess in 20,000 of a day is right. */
export const ACCOUNT_CODES_PER_DAY = 10;

interface Contacts {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
}

/** Which contact a code of this kind is sent to. */
export const contactFor = (sendType: SendType): keyof Contacts => (sendType === 'email' ? 'email' : 'phone');

/** Where it is sent. */
export const destinationOf = (sendType: SendType, contacts: Contacts): string => contacts[contactFor(sendType)];

/** What was typed as a code, as its digits: people copy spaces along. */
export const typedDigits = (text: string): string => text.replace(/[\s-]/g, '');
