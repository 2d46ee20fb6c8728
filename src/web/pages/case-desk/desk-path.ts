import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The URL of the case list, with a case opened or another filter. */
export function deskPath(lang: Lang, asked: { readonly number?: string; readonly closed?: 'true' } = {}): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.caseDesk[lang]}?${query}` : paths.caseDesk[lang];
}
