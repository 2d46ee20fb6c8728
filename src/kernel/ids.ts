import { CROCKFORD, typedSymbols } from '#kernel/crockford.ts';

/** A branded identifier: ids of different kinds are not interchangeable. */
export type Id<Kind extends string> = string & { readonly __id: Kind };

/** Identifies an order in rows and links; people use its code. */
export type OrderId = Id<'order'>;

/** The code of an order as the traveller reads it: ten Crockford base-32 symbols, 50 random bits. */
export type OrderCode = Id<'order-code'>;

/** An order holds at most one bus trip, which shares the order's id and code. */
export type ReservationId = OrderId;
export type ReservationCode = OrderCode;

export const id = <Kind extends string>(text: string): Id<Kind> => text as Id<Kind>;

const CODE_LENGTH = 10;

/** Makes a code from at least ten random bytes; 5 bits of each byte are used, so every symbol is equally likely. */
export function reservationCode(random: Uint8Array): ReservationCode {
  if (random.length < CODE_LENGTH) throw new RangeError(`a code needs ${CODE_LENGTH} random bytes`);
  return id(Array.from(random.subarray(0, CODE_LENGTH), (byte) => CROCKFORD[byte & 31]).join(''));
}

/** Reads a code as people type it: ignores spaces, dashes and case, reads O as 0, I and L as 1. */
export function parseReservationCode(text: string): ReservationCode | undefined {
  const code = typedSymbols(text);
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? id(code) : undefined;
}

/** UUID version 7 (RFC 9562): ordered by time, so that indexes grow at one end. `random` supplies 10 bytes. */
export function uuidV7<Kind extends string>(epochMilliseconds: number, random: Uint8Array): Id<Kind> {
  if (random.length < 10) throw new RangeError('a UUIDv7 needs 10 random bytes');
  const time = Math.floor(epochMilliseconds).toString(16).padStart(12, '0');
  const hex = Array.from(random.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16).padStart(2, '0');
  return id(
    `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(6, 8)}-${hex.slice(8, 20)}`,
  );
}

/** When a UUID version 7 was created, in milliseconds, by its creator's clock. */
export const uuidTimestamp = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
