import type { Lang } from '#text/lang.ts';
import type { PairAndDay } from '#web/pages/schedules/schedules-data.ts';

/** This page about a pair and a day. */
export const schedulesAddress = (asked: PairAndDay, lang: Lang): string =>
  `${lang === 'es' ? '/horarios-y-tarifas' : '/schedules'}?${new URLSearchParams({ ...asked })}`;

/** The search of the home page, filled in. */
export const searchAddress = (asked: PairAndDay, lang: Lang): string =>
  `${lang === 'es' ? '/' : '/home'}?${new URLSearchParams({ ...asked })}`;
