import type { Lang } from '#text/lang.ts';
import { CARRIER_CLOCK, clockBeside, datedMoment, LOCAL_CLOCK } from '#text/moments.ts';

// Besides `moments.ts`, which pages with little room for script load as well.

/** `mar 1 dic 2026, 8:00 a.m. – 10:00 a.m. (hora local)`: how long something lasts at a place that is named beside it. */
export const spanThere = (starts: string, ends: string, lang: Lang): string =>
  `${datedMoment(starts, lang)} – ${clockBeside(ends, starts, lang)} (${LOCAL_CLOCK[lang]})`;

/** `mar 1 dic 2026, 11:45 p.m. (hora del centro de México)`: by the carrier's own clock. */
export const carrierMoment = (at: string, lang: Lang): string => `${datedMoment(at, lang)} (${CARRIER_CLOCK[lang]})`;
