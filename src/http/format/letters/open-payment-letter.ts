import { type Body, codeBlock, type Matter, momentAt, placedMomentAt } from '#http/format/letters/matter.ts';
import { paymentWordsOf } from '#http/format/letters/payment-words.ts';
import { REDIRECT_LIFETIME } from '#domain/payment/limits.ts';
import { after, before, type Instant, instant, latest } from '#kernel/instant.ts';
import { openPaymentMail } from '#text/mails/open-payment.ts';

/** A payment was begun and left open: the link back to it (B5). */
export function openPaymentLetter(matter: Matter): Body {
  const { lang, view, notice, resumeUrl } = matter;
  const until = keptUntil(matter);
  const say = paymentWordsOf(matter);
  return {
    subject: say.openSubject(view.destination.city)[lang],
    preheader: say.openPreheader(placedMomentAt(until, notice.origin, lang))[lang],
    heading: openPaymentMail.title[lang],
    blocks: [
      {
        kind: 'text',
        text: say.openIntro(momentAt(until, notice.origin, lang))[lang],
      },
      { kind: 'button', label: openPaymentMail.button[lang], url: resumeUrl },
      ...say.blocks(matter),
      codeBlock(matter),
    ],
  };
}

/** Seats are pinned while the provider's page is open, however much of the hold was left. */
function keptUntil({ notice, now }: Matter): Instant {
  const { payment, reservation } = notice;
  return latest(reservation.holdUntil ?? instant(0), after(before(now, payment?.age ?? 0), REDIRECT_LIFETIME));
}
