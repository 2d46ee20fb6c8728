import type { Lang } from '#text/lang.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';

/** `vie 27 nov, 8:35 a.m. (hora de Guadalajara)`: a moment with an unambiguous day and time zone. */
export const localMoment = (at: string, place: string, lang: Lang): string =>
  `${dayAndClock(at, lang)} (${clockOf(place)[lang]})`;
