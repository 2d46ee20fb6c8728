import type { Lang } from '#text/lang.ts';

/** The door of the carrier's people. */
export const OPERATION_PATHS = { es: '/operacion', en: '/operation' } as const;

/** The door, to come back to a page from. */
export const operatorSignIn = (back: string, lang: Lang): string =>
  `${OPERATION_PATHS[lang]}?to=${encodeURIComponent(back)}`;
