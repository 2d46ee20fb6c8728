import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { changeMails } from '#text/mails/change.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';

const { withdrawn } = changeMails;

/** Not to be paid, and why: the trip was given up or changed otherwise. */
export function changeWithdrawnLetter({ lang, view, notice }: Matter<'change.withdrawn'>): Body {
  const { why = 'changed_otherwise' } = notice.payload;
  const text = [withdrawn.why[why], withdrawn.charged, storeReferenceMails.withdrawn.paid];
  return {
    subject: withdrawn.subject(view.destination.city)[lang],
    preheader: storeReferenceMails.withdrawn.preheader[lang],
    heading: storeReferenceMails.lapsed.title[lang],
    blocks: [...text.map((part): LetterBlock => ({ kind: 'text', text: part[lang] })), codeBlock({ view, lang })],
  };
}
