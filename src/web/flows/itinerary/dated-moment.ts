import { formatDatedDay } from '#kernel/dated-day.ts';
import { formatClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { deadlineTexts } from '#text/deadlines.ts';

/** `lun 22 nov 2027, 8:35 a.m. (hora de Guadalajara)`: a moment of what may be of another year, long past or still far. */
export const datedMoment = (at: string, place: string, lang: Lang): string =>
  `${formatDatedDay(at, lang)}, ${formatClock(at, lang)} (${deadlineTexts.localTime(place)[lang]})`;
