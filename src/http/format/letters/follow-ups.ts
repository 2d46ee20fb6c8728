import { additionMessages, additionWords } from '#http/additions/letters.ts';
import { internetMessages } from '#http/internet/letters.ts';
import type { PaymentWords } from '#http/format/letters/message.ts';

// What kinds of items that are sold for a paid trip say in letters: a line for each.

/** Messages of their own, by topic. */
export const FOLLOW_UP_MESSAGES = { ...additionMessages, ...internetMessages };

/** About their payment, by the part of the reservation that says what it follows. Absent: the words of a trip are true of it. */
export const FOLLOW_UP_WORDS: { readonly adding?: PaymentWords } = { adding: additionWords };
