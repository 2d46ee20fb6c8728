import { type ClockLang, formatShortDate, wallClock } from '#kernel/local-time.ts';

/** `vie 27 nov 2026`: for a day that may be in another year than today. */
export const formatDatedDay = (iso: string, lang: ClockLang): string =>
  `${formatShortDate(iso, lang)} ${wallClock(iso).year}`;
