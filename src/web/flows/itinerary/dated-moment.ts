import { formatDatedDay } from '#kernel/dated-day.ts';
import { formatClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts } from '#text/deadlines.ts';

/** `lun 22 nov 2027, 8:35 a.m. (hora de Guadalajara)`: with the year, for moments that may be in another one. */
export const datedMoment = (at: string, place: string, lang: Lang): string =>
  `${formatDatedDay(at, lang)}, ${formatClock(at, lang)} (${deadlineTexts.localTime(place)[lang]})`;
