import type { LetterRenderer } from '#app/notices/letter.ts';
import { letterHtml } from '#adapters/mail/templates/letter-html.ts';
import { letterText } from '#adapters/mail/templates/letter-text.ts';
import type { Letterhead } from '#adapters/mail/templates/letterhead.ts';

/** Draws letters with the head of a carrier. */
export const letterRenderer = (head: Letterhead): LetterRenderer => ({
  html: (letter) => letterHtml(letter, head),
  text: letterText,
});
