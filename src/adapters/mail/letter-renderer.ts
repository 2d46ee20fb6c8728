import type { LetterRenderer } from '#app/notices/letter.ts';
import { letterHtml } from '#adapters/mail/templates/letter-html.ts';
import { letterText } from '#adapters/mail/templates/letter-text.ts';
import type { Letterhead } from '#adapters/mail/templates/letterhead.ts';
import { contentIdOf, ticketsIn } from '#adapters/mail/templates/ticket-codes.ts';

/** Renders letters with a carrier's letterhead. `drawCode` makes a PNG file of a QR. */
export const letterRenderer = (head: Letterhead, drawCode: (code: string) => Uint8Array): LetterRenderer => ({
  html: (letter) => letterHtml(letter, head),
  text: letterText,
  pictures: (letter) =>
    ticketsIn(letter).map((ticket) => ({
      filename: `${ticket.folio.value}.png`,
      type: 'image/png',
      contentId: contentIdOf(ticket),
      content: drawCode(ticket.qr),
    })),
});
