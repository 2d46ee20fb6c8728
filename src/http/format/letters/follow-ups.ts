import { additionMessages, additionWords } from '#http/additions/letters.ts';
import { internetMessages } from '#http/internet/letters.ts';
import type { PaymentWords } from '#http/format/letters/message.ts';

// Texts of the kinds of items sold for a paid trip: a line for each.

/** Their own messages, by topic. */
export const FOLLOW_UP_MESSAGES = { ...additionMessages, ...internetMessages };

/**
 * About their payment, by the property of the reservation that says what it follows. Absent: the texts of a trip apply.
 */
export const FOLLOW_UP_WORDS: { readonly adding?: PaymentWords } = { adding: additionWords };
