import { type Body, clockAt, codeBlock, type Matter, momentAt } from '#http/format/letters/matter.ts';
import { journeyBlocks } from '#http/format/letters/journey-blocks.ts';
import { openPaymentMail as say } from '#text/mails/open-payment.ts';

/** A payment was begun and left open: the way back to it (B5). */
export function openPaymentLetter(matter: Matter): Body {
  const { lang, view, notice, resumeUrl } = matter;
  const { origin, reservation } = notice;
  const until = reservation.holdUntil;
  return {
    subject: say.subject(view.destination.city)[lang],
    preheader: until === undefined ? say.introOpen[lang] : say.preheader(clockAt(until, origin, lang))[lang],
    heading: say.title[lang],
    blocks: [
      {
        kind: 'text',
        text: until === undefined ? say.introOpen[lang] : say.intro(momentAt(until, origin, lang))[lang],
      },
      { kind: 'button', label: say.button[lang], url: resumeUrl },
      ...journeyBlocks(matter),
      codeBlock(matter),
    ],
  };
}
