import * as paths from '#wire/page-paths.ts';

/** The page of a purchase on board, by the code of its order. */
export function internetPath(lang: 'es' | 'en', order: string): string {
  const path = paths.internet[lang];
  return `${path}${path.includes('?') ? '&' : '?'}order=${encodeURIComponent(order)}`;
}
