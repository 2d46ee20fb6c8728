import { randomBytes, randomInt } from 'node:crypto';

/** Ids in the provider's format: a prefix of one or two letters for the kind, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex')}`;

/** The reference read out at the counter. */
export const newReference = (): string => Array.from({ length: 16 }, () => randomInt(10)).join('');
