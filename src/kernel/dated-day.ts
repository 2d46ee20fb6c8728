import { type ClockLang, formatShortDate, wallClock } from '#kernel/local-time.ts';

/** `vie 27 nov 2026`: for a day that may be of another year than the one it is read in. */
export const formatDatedDay = (iso: string, lang: ClockLang): string =>
  `${formatShortDate(iso, lang)} ${wallClock(iso).year}`;
