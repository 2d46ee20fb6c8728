import type { LetterBlock } from '#app/notices/letter.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { daysText, SEVERITY_TEXTS, whatAndWhy } from '#text/alerts.ts';
import type { Lang } from '#text/lang.ts';
import { alertMail as say } from '#text/mails/alert.ts';

/**
 * An operator published an alert about a departure the traveller has tickets for: the alert, nothing about their
 * rights.
 */
export function alertLetter(matter: Matter<'alert.notice'>): Body {
  const { lang, notice, view, itineraryUrl } = matter;
  const { alert } = notice;
  if (!alert) throw new Error(`there is no alert for ${notice.reservation.id}`);
  const title = alert.title[lang];
  const paragraphs = paragraphsOf(alert.body[lang]);
  const { days } = alert.scope;
  const facts = [
    { label: say.effect[lang], value: whatAndWhy(alert.effect, alert.cause, lang) },
    { label: say.days[lang], value: daysText(days.from, days.until, lang) ?? '' },
  ].filter(({ value }) => value !== '');
  return {
    subject: say.subject(view.destination.city, title)[lang],
    preheader: shortened(paragraphs[0] ?? title),
    heading: title,
    blocks: [
      { kind: 'text', text: say.intro[lang] },
      ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
      ...(facts.length > 0 ? [{ kind: 'facts', heading: undefined, facts } as const] : []),
      { kind: 'button', label: say.button[lang], url: itineraryUrl },
      codeBlock(matter),
    ],
  };
}

/** Alerts within a letter about something else, one warning each. */
export const alertBlocks = (alerts: readonly Alert[], lang: Lang): readonly LetterBlock[] =>
  alerts.map(({ severity, title, body }) => ({
    kind: 'warning',
    text: `${SEVERITY_TEXTS[severity][lang]}: ${title[lang]}. ${paragraphsOf(body[lang]).join(' ')}`,
  }));

const paragraphsOf = (text: string): readonly string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The limit of e-mail lists and push messages. */
const MAX_PREHEADER = 160;

/** Cut after a word. */
const shortened = (text: string): string =>
  text.length <= MAX_PREHEADER ? text : `${text.slice(0, MAX_PREHEADER).replace(/\s+\S*$/, '')}…`;
