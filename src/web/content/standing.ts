import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { standingText } from '#text/content-standing.ts';

interface Span {
  readonly from: string;
  readonly until: string | null;
}

const said = (at: string | null, lang: Lang): string | null => (at === null ? null : dayAndClock(at, lang));

/** What is published now, in a sentence. */
export function shownSentence(
  shown: { readonly from: string | null; readonly until: string | null } | null,
  lang: Lang,
): string {
  if (shown === null) return standingText.notShown[lang];
  const { from, until } = shown;
  if (from === null) return standingText.builtIn[lang];
  return standingText.shown(dayAndClock(from, lang), said(until, lang))[lang];
}

/** What will be published. */
export const comingSentence = ({ from, until }: Span, lang: Lang): string =>
  standingText.coming(dayAndClock(from, lang), said(until, lang))[lang];

/** Who wrote the draft. */
export const draftSentence = ({ author, at }: { readonly author: string; readonly at: string }, lang: Lang): string =>
  standingText.draft(author, dayAndClock(at, lang))[lang];

/** Who did it and when: for a revision or a publication. */
export const doneSentence = (name: string, at: string, lang: Lang): string => `${name}, ${dayAndClock(at, lang)}`;
