import { formatDatedDay } from '#kernel/dated-day.ts';
import { dayDifference, formatClock, formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';

/*
 * Readers assume that a time belongs to the nearest day mentioned, so a time is written without its day only if both
 * are the same (decision T89): a bus at 12:15 a.m. is paid the evening before. All moments are ISO texts with the
 * offset of the stop whose local time they use.
 */

/** The place whose time zone a time uses. */
export const clockOf = (place: string): Message => ({ es: `hora de ${place}`, en: `${place} time` });

/** The time zone of the place that is named beside a time. */
export const LOCAL_CLOCK: Message = { es: 'hora local', en: 'local time' };

/** The carrier's own time zone, in which it closes its books and its baskets. */
export const CARRIER_CLOCK: Message = { es: 'hora del centro de México', en: 'Mexico City time' };

/** `mar 1 dic, 11:45 p.m.` */
export const dayAndClock = (at: string, lang: Lang): string => `${formatShortDate(at, lang)}, ${formatClock(at, lang)}`;

/** `mar 1 dic 2026, 11:45 p.m.`: for a moment that may be in another year than the current one. */
export const datedMoment = (at: string, lang: Lang): string => `${formatDatedDay(at, lang)}, ${formatClock(at, lang)}`;

/** `vie 27 nov, 8:35 a.m. (hora de Guadalajara)`: a moment with an unambiguous day and time zone. */
export const localMoment = (at: string, place: string, lang: Lang): string =>
  `${dayAndClock(at, lang)} (${clockOf(place)[lang]})`;

/** `mar 1 dic 2026, 8:00 a.m. (hora local)`: when to be at a place that is named beside it. */
export const momentThere = (at: string, lang: Lang): string => `${datedMoment(at, lang)} (${LOCAL_CLOCK[lang]})`;

/** `martes, 1 de diciembre de 2026, 11:45 p.m. (hora de Puerto Vallarta)` */
export const longMoment = (at: string, place: string, lang: Lang): string =>
  `${formatLongDate(at, lang)}, ${formatClock(at, lang)} (${clockOf(place)[lang]})`;

/** A time next to a day already mentioned: `11:45 p.m.` on that day, `mar 1 dic, 11:45 p.m.` on any other. */
export const clockBeside = (at: string, said: string, lang: Lang): string =>
  dayDifference(said, at) === 0 ? formatClock(at, lang) : dayAndClock(at, lang);

const AT_CLOCK: Message = { es: 'a las', en: 'at' };
const ON_DAY: Message = { es: 'el', en: 'on' };

/** The same in a sentence: `a las 11:45 p.m.`, `el mar 1 dic a las 11:45 p.m.` */
export function sentenceBeside(at: string, said: string, lang: Lang): string {
  const clock = `${AT_CLOCK[lang]} ${formatClock(at, lang)}`;
  return dayDifference(said, at) === 0 ? clock : `${ON_DAY[lang]} ${formatShortDate(at, lang)} ${clock}`;
}

export interface SaidMoments {
  /** Their common day, to be written once above them; empty if they differ. */
  readonly day: string;
  /** Each with its own day, which is empty if they have a common one. */
  readonly each: readonly { readonly day: string; readonly clock: string }[];
}

/** Moments shown together: either all under one day, or each with its own. */
export function sayMoments(moments: readonly string[], lang: Lang): SaidMoments {
  const days = moments.map((at) => formatShortDate(at, lang));
  const isOneDay = moments.every((at) => dayDifference(moments[0]!, at) === 0);
  return {
    day: (isOneDay && days[0]) || '',
    each: moments.map((at, i) => ({ day: isOneDay ? '' : days[i]!, clock: formatClock(at, lang) })),
  };
}

/** Describes by how many days an arrival differs from the day of departure. */
export function dayOfArrival(days: number): Message {
  if (days === 1) return { es: 'llega al día siguiente', en: 'arrives the next day' };
  if (days === -1) return { es: 'llega el día anterior', en: 'arrives the day before' };
  return { es: `llega ${days} días después`, en: `arrives ${days} days later` };
}

/** Ends a text that may end in `a.m.` or `p.m.` with one full stop, not two. */
export const fullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
