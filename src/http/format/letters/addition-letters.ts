import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { additionsText } from '#text/additions.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { additionMails as say } from '#text/mails/additions.ts';
import type { ReservationView } from '#wire/reservation.ts';

type Line = NonNullable<ReservationView['adding']>['lines'][number];

/** Paid, and on the trip: what each passenger takes along as well. */
export function additionLetter(matter: Matter<'addition.made'>): Body {
  const { lang, view, notice, itineraryUrl } = matter;
  const lines = (notice.payload.added ?? []).map((line) => ({ ...line, name: { ...line.name } }));
  const paid = formatMoney(centavos(lines.reduce((sum, { total }) => sum + total, 0)));
  return {
    subject: say.subject(view.destination.city)[lang],
    preheader: say.preheader(paid)[lang],
    heading: say.title[lang],
    blocks: [
      { kind: 'text', text: say.intro[lang] },
      listOf(matter, lines),
      { kind: 'facts', heading: undefined, facts: [{ label: say.paid[lang], value: paid }] },
      { kind: 'button', label: say.button[lang], url: itineraryUrl },
      codeBlock(matter),
    ],
  };
}

/** What is being paid for, while it is. */
export const addingBlocks = (matter: Matter): readonly LetterBlock[] =>
  matter.view.adding ? [listOf(matter, matter.view.adding.lines)] : [];

const listOf = ({ lang, view }: Matter, lines: readonly Line[]): LetterBlock => ({
  kind: 'list',
  heading: additionsText.heading[lang],
  items: lines.map(({ passenger, direction, name, quantity }) => {
    const who = view.passengers.find(({ position }) => position === passenger);
    const whose = additionsText.whose(`${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(), direction);
    return `${listCarriedExtras([{ quantity, name }], lang)} (${whose[lang]})`;
  }),
  ordered: false,
});
