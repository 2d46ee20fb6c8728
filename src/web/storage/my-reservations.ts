import { DAY } from '#kernel/instant.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { decode, encode } from '#web/storage/encoded.ts';

const KEY = 'anden.reservations';
const VERSION = 1;
/** As long as a ticket is valid. */
const KEPT_FOR = 365 * DAY;
const MAX_RESERVATIONS = 6;

/** Codes of the reservations opened on this device, newest first. A code alone opens nothing (T27). */
export function myReservations(): readonly string[] {
  try {
    return codesOf(decode(localStorage.getItem(KEY), { version: VERSION, now: Date.now() }));
  } catch {
    return [];
  }
}

/** Only with the visitor's consent. */
export const saveReservation = (code: string): void => write([code, ...without(code)]);

export const dropReservation = (code: string): void => write(without(code));

const without = (code: string): readonly string[] => myReservations().filter((kept) => kept !== code);

/** Parses stored data, which is untrusted. */
export const codesOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept)
    ? kept
        .filter((code): code is string => typeof code === 'string' && parseReservationCode(code) === code)
        .slice(0, MAX_RESERVATIONS)
    : [];

function write(codes: readonly string[]): void {
  try {
    if (codes.length === 0) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        encode(codes.slice(0, MAX_RESERVATIONS), { version: VERSION, until: Date.now() + KEPT_FOR }),
      );
  } catch {
    // Storage is full or forbidden: not saved; nothing depends on it.
  }
}
