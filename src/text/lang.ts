/** The languages of the site; Spanish is the default and the language of API errors (M196, M197). */
export const LANGS = ['es', 'en'] as const;

export type Lang = (typeof LANGS)[number];

export const DEFAULT_LANG: Lang = 'es';

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);
