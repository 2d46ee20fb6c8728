import { CROCKFORD, typedSymbols } from '#kernel/crockford.ts';
import { type Id, id } from '#kernel/ids.ts';

/** What a pass shows: S and nine symbols, 45 bits. */
export type PassCode = Id<'lounge-pass'>;

/** Random bytes needed for a code. */
export const PASS_CODE_BYTES = 9;

const CODE = /^S[0-9A-HJKMNP-TV-Z]{9}$/;

/** Five bits of each byte: every symbol is equally likely. */
export const newPassCode = (random: Uint8Array): PassCode =>
  id<'lounge-pass'>(`S${Array.from(random, (byte) => CROCKFORD[byte & 31]).join('')}`);

/** Parses a scanned or typed code: spaces, dashes and case are ignored, O is read as 0, I and L as 1. */
export function parsePassCode(text: string): PassCode | undefined {
  const code = typedSymbols(text);
  return CODE.test(code) ? id(code) : undefined;
}

/** `S1234-56789`: as displayed. */
export const shownPassCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
