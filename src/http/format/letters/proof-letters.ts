import { type Body, codeBlock, type Matter, pinBlock } from '#http/format/letters/matter.ts';
import { proofMails } from '#text/mails/proofs.ts';
import { noticesText } from '#text/notices-page.ts';

/** The PIN was forgotten (M92). The link fills in the code; the link alone opens nothing. */
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

/** A one-time code for the page that requested it. No link: whoever requested it has the page open. */
export function oneTimeCodeLetter(matter: Matter<'one_time_code.requested'>): Body {
  const { lang, view, notice } = matter;
  // For a draft the code confirms the contact; otherwise it opens the reservation.
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

/** The same as a text message, where nothing else is waiting for a code. */
export const oneTimeCodeText = (matter: Matter<'one_time_code.requested'>): string =>
  noticesText.messages.code(digitsOf(matter), matter.carrier)[matter.lang];

function digitsOf({ notice, pins }: Matter<'one_time_code.requested'>): string {
  const { request } = notice.payload;
  if (!request) throw new Error(`a one-time code of ${notice.reservation.id} without its name`);
  return pins.codeOf(request);
}
