import { randomBytes, randomInt } from 'node:crypto';

const CAPITALS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The provider's alphabet for payer ids: no ambiguous characters. */
const PAYER = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const drawn = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Of orders, captures and refunds: 17 capital letters and digits. */
export const newId = (): string => drawn(CAPITALS, 17);

export const newPayerId = (): string => drawn(PAYER, 13);

export const newEventId = (): string => `WH-${drawn(CAPITALS, 17)}-${drawn(CAPITALS, 17)}`;

/** The id that support asks for. */
export const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);

export const newAccessToken = (): string => `A21AA${randomBytes(48).toString('base64url')}`;
