import { always, whilePaid } from '#app/notices/relevance.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import type { Message } from '#http/format/letters/message.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { extrasText } from '#text/extras.ts';
import { internetMails as say } from '#text/internet/mails.ts';
import { moneyIn } from '#text/money.ts';

/** The access codes arrived: of every passenger who has one, because the outbox row names none. */
function deliveredLetter(matter: Matter<'internet.delivered'>): Body {
  const { lang, view, itineraryUrl } = matter;
  const { delivered } = say;
  return {
    subject: delivered.subject(view.destination.city)[lang],
    preheader: delivered.preheader[lang],
    heading: delivered.title[lang],
    blocks: [
      { kind: 'text', text: delivered.intro[lang] },
      { kind: 'list', heading: undefined, items: accessesOf(matter), ordered: false },
      { kind: 'button', label: delivered.button[lang], url: itineraryUrl },
      codeBlock(matter),
    ],
  };
}

const accessesOf = ({ lang, view }: Matter): string[] =>
  view.tickets.flatMap(({ passenger, direction, additions }) => {
    const who = view.passengers.find(({ position }) => position === passenger);
    const whose = extrasText.whose(`${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(), direction, view.buses)[
      lang
    ];
    return additions.filter(({ access }) => access).map((line) => `${listCarriedExtras([line], lang)} (${whose})`);
  });

/** The package could not be delivered. Written to the owner of the trip, who may not be the payer. */
function refundedLetter(matter: Matter<'internet.refunded'>): Body {
  const { lang, notice } = matter;
  const { refunded } = say;
  const amount = moneyIn(notice.payload.amount ?? 0, lang);
  return {
    subject: refunded.subject(amount)[lang],
    preheader: refunded.preheader[lang],
    heading: refunded.title[lang],
    blocks: [
      { kind: 'text', text: (notice.payload.why === 'bus' ? refunded.bus : refunded.intro)[lang] },
      { kind: 'text', text: (notice.payload.onBoard ? refunded.moneyOnBoard : refunded.money)[lang] },
      { kind: 'facts', heading: undefined, facts: [{ label: refunded.amount[lang], value: amount }] },
      codeBlock(matter),
    ],
  };
}

export const internetMessages: {
  readonly 'internet.delivered': Message<'internet.delivered'>;
  readonly 'internet.refunded': Message<'internet.refunded'>;
} = {
  'internet.delivered': { isStillRelevant: whilePaid, letter: deliveredLetter, attachments: () => 'tickets' },
  'internet.refunded': { isStillRelevant: always, letter: refundedLetter, attachments: () => 'nothing' },
};
