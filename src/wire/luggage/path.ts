import * as paths from '#wire/page-paths.ts';

/** The page where something is added to a paid trip. */
export const addPath = (lang: 'es' | 'en', code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${paths.addLuggage[lang]}?${new URLSearchParams({ code, ...more })}`;
