import { passesLuhn } from '#kernel/luhn.ts';

/** Sixteen digits of most schemes, or fifteen of American Express, in any spacing. */
const LIKE_A_CARD = /(?<!\d)(?:3[47](?:[\s.-]?\d){13}|[2456](?:[\s.-]?\d){15})(?!\d)/g;

const SHOWN = 4;

/** The text with its card numbers cut to their last digits: nobody needs the others, and they are not to be kept. */
export const hideCardNumbers = (text: string): string =>
  text.replace(LIKE_A_CARD, (typed) => {
    const digits = typed.replace(/\D/g, '');
    return passesLuhn(digits) ? `•••• ${digits.slice(-SHOWN)}` : typed;
  });
