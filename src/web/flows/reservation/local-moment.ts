import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts } from '#text/deadlines.ts';

/** `vie 27 nov, 8:35 a.m. (hora de Guadalajara)`: a moment nobody can mistake for one of another day or another clock. */
export const localMoment = (at: string, place: string, lang: Lang): string =>
  `${formatShortDate(at, lang)}, ${formatClock(at, lang)} (${deadlineTexts.localTime(place)[lang]})`;
