import { typedSymbols } from '#kernel/crockford.ts';
import type { Id } from '#kernel/ids.ts';

export type GiftCode = Id<'gift-code'>;

/** Length of a code, including the leading letter; no card number begins with a letter. */
export const GIFT_CODE_LENGTH = 10;
/** Length of a secret: 40 bits. */
export const GIFT_SECRET_LENGTH = 8;

const SYMBOL = '[0-9A-HJKMNP-TV-Z]';
const CODE = new RegExp(`^G${SYMBOL}{${GIFT_CODE_LENGTH - 1}}$`);
const BOTH = new RegExp(`^(G${SYMBOL}{${GIFT_CODE_LENGTH - 1}})(${SYMBOL}{${GIFT_SECRET_LENGTH}})$`);

/** A card's code and the secret that proves its possession. */
export interface TypedGift {
  readonly code: GiftCode;
  readonly secret: string;
}

/** Parses a typed code: spaces, dashes and case are ignored, O is read as 0, I and L as 1. */
export function parseGiftCode(text: string): GiftCode | undefined {
  const code = typedSymbols(text);
  return CODE.test(code) ? (code as GiftCode) : undefined;
}

/** Normalizes a typed secret for comparison; accepts any input. */
export const typedSecret = (text: string): string => typedSymbols(text).slice(0, GIFT_SECRET_LENGTH + 1);

/**
 * Parses code and secret typed one after the other into one field, as on the payment step; undefined for anything else.
 */
export function parseGiftToken(text: string): TypedGift | undefined {
  const [, code, secret] = BOTH.exec(typedSymbols(text)) ?? [];
  return code === undefined || secret === undefined ? undefined : { code: code as GiftCode, secret };
}

/** `ABCD-EFGH`, `G1234-56789`: as displayed. */
export const shownSecret = (secret: string): string => `${secret.slice(0, 4)}-${secret.slice(4)}`;
export const shownGiftCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
