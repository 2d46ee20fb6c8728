import type { CaseEntry, TravellerCase } from '#app/cases/ports.ts';
import type { Letter, LetterBlock } from '#app/notices/letter.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import { answersOf } from '#text/case-answers.ts';
import { TOPIC_NAMES } from '#text/cases.ts';
import { caseMails } from '#text/mails/cases.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import type { Instant } from '#kernel/instant.ts';

export interface CaseLetterDeps {
  readonly sender: LetterSender;
  /** Address that opens the case for anyone who has the letter. */
  readonly caseUrl: (of: Pick<TravellerCase, 'id' | 'number' | 'lang'>, now: Instant) => string;
}

/** Confirms that a case arrived; with an entry, the carrier's reply. */
export const caseLetter =
  ({ sender, caseUrl }: CaseLetterDeps) =>
  (about: TravellerCase, entry: CaseEntry | undefined, now: Instant): Letter => {
    const { lang, name } = about;
    const number = shownCaseNumber(about.number);
    const say = entry ? caseMails.written : caseMails.received;
    return {
      lang,
      subject: say.subject(number)[lang],
      preheader: TOPIC_NAMES[about.topic][lang],
      heading: say.title[lang],
      greeting: mailFrame.greeting(name)[lang],
      blocks: [
        ...(entry ? writtenBlocks(about, entry) : receivedBlocks(about, number)),
        { kind: 'button', label: caseMails.button[lang], url: caseUrl(about, now) },
        { kind: 'text', text: caseMails.link[lang] },
      ],
      footer: footerOf(sender, lang, caseMails.why),
    };
  };

/** Asks the partner who rents cars to answer a traveller; in the carrier's own language. */
export const partnerLetter =
  ({ sender }: Pick<CaseLetterDeps, 'sender'>) =>
  (about: TravellerCase): Letter => {
    const lang = 'es';
    const say = caseMails.partner;
    const number = shownCaseNumber(about.number);
    const message = about.entries[0]?.text ?? '';
    const fact = ([label, value]: readonly [string, string]) => ({ label, value });
    return {
      lang,
      subject: say.subject(number)[lang],
      preheader: say.preheader[lang],
      heading: say.title[lang],
      greeting: say.greeting[lang],
      blocks: [
        { kind: 'text', text: say.intro(sender.name)[lang] },
        { kind: 'code', label: caseMails.number[lang], value: number },
        { kind: 'facts', heading: say.asked[lang], facts: answersOf(about.topic, about.details, lang).map(fact) },
        {
          kind: 'facts',
          heading: say.traveller[lang],
          facts: [
            fact([say.name[lang], about.name]),
            fact([say.email[lang], about.email]),
            ...(about.phone ? [fact([say.phone[lang], about.phone])] : []),
            fact([say.language[lang], say.languages[about.lang][lang]]),
          ],
        },
        ...(message ? [{ kind: 'list', heading: say.wrote[lang], items: [message], ordered: false } as const] : []),
        { kind: 'text', text: say.noPrice[lang] },
      ],
      footer: footerOf(sender, lang, say.why),
    };
  };

function receivedBlocks(
  { lang, topic, dueOn, entries, details }: TravellerCase,
  number: string,
): readonly LetterBlock[] {
  const text = entries[0]?.text ?? '';
  return [
    { kind: 'code', label: caseMails.number[lang], value: number },
    {
      kind: 'facts',
      heading: undefined,
      facts: [
        { label: caseMails.about[lang], value: TOPIC_NAMES[topic][lang] },
        ...(dueOn ? [{ label: caseMails.answerBy[lang], value: formatLongDate(dueOn, lang) }] : []),
        ...answersOf(topic, details, lang).map(([label, value]) => ({ label, value })),
      ],
    },
    ...(text ? [{ kind: 'list', heading: caseMails.wrote[lang], items: [text], ordered: false } as const] : []),
  ];
}

function writtenBlocks({ lang, dueOn }: TravellerCase, { act, text }: CaseEntry): readonly LetterBlock[] {
  const until = dueOn ? formatLongDate(dueOn, lang) : undefined;
  const after = act === 'ask' ? caseMails.askedUntil : act === 'grant' ? caseMails.grantedUntil : undefined;
  return [
    ...paragraphsOf(text).map((one): LetterBlock => ({ kind: 'text', text: one })),
    ...(after && until ? [{ kind: 'warning', text: after(until)[lang] } as const] : []),
  ];
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n+/).filter((one) => one.trim() !== '');
