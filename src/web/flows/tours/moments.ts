import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside, LOCAL_CLOCK } from '#text/moments.ts';

/** `sábado, 28 de noviembre de 2026, 8:30 a.m. – 11:30 a.m. (hora local)` */
export const spanOf = (
  { starts_at: starts, ends_at: ends }: { readonly starts_at: string; readonly ends_at: string },
  lang: Lang,
): string =>
  `${formatLongDate(starts, lang)}, ${clockBeside(starts, starts, lang)} – ${clockBeside(ends, starts, lang)} (${LOCAL_CLOCK[lang]})`;
