import { DEFAULT_LANG, isLang, type Lang } from '#text/lang.ts';
import { A_YEAR, type PageRequest, type SetCookie } from '#wire/page.ts';

export interface ChosenLanguage {
  readonly lang: Lang;
  /** Stores a choice just made. */
  readonly cookies: readonly SetCookie[];
}

/**
 * The language of a page, decided before anything is loaded (spec 2): as requested in the URL, else the visitor's
 * earlier choice, else English for an English URL, else Spanish (T53).
 */
export function languageOf(
  { query, cookies }: Pick<PageRequest, 'query' | 'cookies'>,
  isAlias: boolean,
): ChosenLanguage {
  const asked = query.get('lang') ?? '';
  if (isLang(asked)) return { lang: asked, cookies: [{ name: 'lang', value: asked, maxAge: A_YEAR }] };
  if (cookies.lang && isLang(cookies.lang)) return { lang: cookies.lang, cookies: [] };
  return { lang: isAlias ? 'en' : DEFAULT_LANG, cookies: [] };
}
