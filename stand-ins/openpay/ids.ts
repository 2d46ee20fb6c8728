import { randomBytes, randomInt } from 'node:crypto';

/** Ids look like the provider's: a letter or two of its kind, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex')}`;

/** What is read out at the counter. */
export const newReference = (): string => Array.from({ length: 16 }, () => randomInt(10)).join('');
