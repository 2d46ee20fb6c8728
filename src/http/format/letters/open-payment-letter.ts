import { type Body, codeBlock, type Matter, momentAt, placedMomentAt } from '#http/format/letters/matter.ts';
import { journeyBlocks } from '#http/format/letters/journey-blocks.ts';
import { REDIRECT_LIFETIME } from '#domain/payment/limits.ts';
import { after, before, type Instant, instant, latest } from '#kernel/instant.ts';
import { additionMails } from '#text/mails/additions.ts';
import { openPaymentMail as say } from '#text/mails/open-payment.ts';

/** A payment was begun and left open: the way back to it (B5). */
export function openPaymentLetter(matter: Matter): Body {
  const { lang, view, notice, resumeUrl } = matter;
  const until = keptUntil(matter);
  return {
    subject: say.subject(view.destination.city)[lang],
    preheader: (view.adding ? additionMails.openPreheader : say.preheader)(placedMomentAt(until, notice.origin, lang))[
      lang
    ],
    heading: say.title[lang],
    blocks: [
      {
        kind: 'text',
        text: (view.adding ? additionMails.openIntro : say.intro)(momentAt(until, notice.origin, lang))[lang],
      },
      { kind: 'button', label: say.button[lang], url: resumeUrl },
      ...journeyBlocks(matter),
      codeBlock(matter),
    ],
  };
}

/** The seats are pinned while the provider's page is open, whatever was left of the hold. */
function keptUntil({ notice, now }: Matter): Instant {
  const { payment, reservation } = notice;
  return latest(reservation.holdUntil ?? instant(0), after(before(now, payment?.age ?? 0), REDIRECT_LIFETIME));
}
