import type { Lang } from '#text/lang.ts';
import type { PairAndDay } from '#web/pages/schedules/schedules-data.ts';
import * as paths from '#wire/page-paths.ts';

/** The URL of this page for a pair and a day. */
export const schedulesAddress = (asked: PairAndDay, lang: Lang): string =>
  `${paths.schedules[lang]}?${new URLSearchParams({ ...asked })}`;
