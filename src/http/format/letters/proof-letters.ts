import { type Body, codeBlock, type Matter, pinBlock } from '#http/format/letters/matter.ts';
import { proofMails } from '#text/mails/proofs.ts';
import { noticesText } from '#text/notices-page.ts';

/** The PIN was forgotten (M92). The link fills in the code; anyone who only has the link has nothing. */
export function pinLetter(matter: Matter): Body {
  const { lang, view, itineraryUrl } = matter;
  const say = proofMails.pin;
  return {
    subject: say.subject[lang],
    preheader: say.preheader[lang],
    heading: say.title[lang],
    blocks: [
      { kind: 'text', text: say.intro(view.destination.city)[lang] },
      codeBlock(matter),
      pinBlock(matter),
      { kind: 'button', label: say.button[lang], url: itineraryUrl },
      { kind: 'warning', text: say.notYou[lang] },
    ],
  };
}

/**
 * Digits that are good once, for the page where they were asked for. No link: anyone who asked has the page before
 * them.
 */
export function oneTimeCodeLetter(matter: Matter<'one_time_code.requested'>): Body {
  const { lang, view, notice } = matter;
  // A draft is confirmed with it, everything else opened.
  const isDraft = notice.reservation.status === 'process' || notice.reservation.status === 'decline';
  const say = { ...proofMails.oneTimeCode, ...(isDraft ? proofMails.oneTimeCode.confirm : {}) };
  return {
    subject: say.subject[lang],
    preheader: say.preheader[lang],
    heading: say.title[lang],
    blocks: [
      { kind: 'code', label: say.label[lang], value: digitsOf(matter) },
      { kind: 'text', text: say.intro(view.destination.city)[lang] },
      { kind: 'warning', text: say.notYou[lang] },
    ],
  };
}

/** The same for a telephone, where nothing else is waited for. */
export const oneTimeCodeText = (matter: Matter<'one_time_code.requested'>): string =>
  noticesText.messages.code(digitsOf(matter), matter.carrier)[matter.lang];

function digitsOf({ notice, pins }: Matter<'one_time_code.requested'>): string {
  const { request } = notice.payload;
  if (!request) throw new Error(`a one-time code of ${notice.reservation.id} without its name`);
  return pins.codeOf(request);
}
