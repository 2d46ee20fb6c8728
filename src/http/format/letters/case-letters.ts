import type { CaseEntry, TravellerCase } from '#app/cases/ports.ts';
import type { Letter, LetterBlock } from '#app/notices/letter.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
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

function receivedBlocks({ lang, topic, dueOn, entries }: TravellerCase, number: string): readonly LetterBlock[] {
  const text = entries[0]?.text ?? '';
  return [
    { kind: 'code', label: caseMails.number[lang], value: number },
    {
      kind: 'facts',
      heading: undefined,
      facts: [
        { label: caseMails.about[lang], value: TOPIC_NAMES[topic][lang] },
        ...(dueOn ? [{ label: caseMails.answerBy[lang], value: formatLongDate(dueOn, lang) }] : []),
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
