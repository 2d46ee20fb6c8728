import { formatLongDate, wallClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside, dayAndClock, datedMoment } from '#text/moments.ts';

/** A moment of a tour in the local time of its place; with its year if that is not the year of `beside`. */
export const momentBeside = (at: string, beside: string, lang: Lang): string =>
  wallClock(at).year === wallClock(beside).year ? dayAndClock(at, lang) : datedMoment(at, lang);

/** `sábado, 28 de noviembre de 2026, 8:30 a.m. – 11:30 a.m.` */
export const spanOf = (
  { starts_at: starts, ends_at: ends }: { readonly starts_at: string; readonly ends_at: string },
  lang: Lang,
): string =>
  `${formatLongDate(starts, lang)}, ${clockBeside(starts, starts, lang)} – ${clockBeside(ends, starts, lang)}`;
