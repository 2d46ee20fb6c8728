import type { Lang } from '#text/lang.ts';
import { placeOfText } from '#web/content/place-texts.ts';
import { INFORMATION_PAGES, LANDING_PAGES, SERVICE_PAGES } from '#web/content/targets.ts';
import type { ContentView } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';
import { rootPath, ticketsToPath } from '#wire/place-paths.ts';

/** What a page is asked with to show a draft in place of what is shown. */
export const PREVIEW = 'preview';

/** What the calls for content are asked with where the page is. */
export const previewIn = (query: URLSearchParams): { readonly preview?: string } => {
  const preview = query.get(PREVIEW);
  return preview === null ? {} : { preview };
};

/** Pages that show more than their text. */
const OTHER_PAGES: Readonly<Record<string, paths.PagePath>> = {
  servicios: paths.services,
  autobuses: paths.fleet,
  promotions: paths.promotions,
  'preguntas-frecuentes': paths.faq,
  contacto: paths.contact,
};

/** Where kinds are shown that have no page of their own. */
const PAGE_OF_KIND: Readonly<Partial<Record<ContentView['kind'], paths.PagePath>>> = {
  promotion: paths.promotions,
  slide: paths.home,
  faq: paths.faq,
};

/** The page on which a text is shown; undefined for one that no page shows. */
export const pageOf = ({ slug, kind }: Pick<ContentView, 'slug' | 'kind'>): paths.PagePath | undefined =>
  ({ ...SERVICE_PAGES, ...INFORMATION_PAGES, ...LANDING_PAGES, ...OTHER_PAGES })[slug] ??
  PAGE_OF_KIND[kind] ??
  ownPage(slug, kind);

/** Texts whose address is made of their name. */
function ownPage(slug: string, kind: ContentView['kind']): paths.PagePath | undefined {
  const place = kind === 'destination' ? placeOfText(slug) : undefined;
  if (place) return { es: ticketsToPath('es', place), en: ticketsToPath('en', place) };
  return kind === 'landing' && slug !== '' ? { es: rootPath('es', slug), en: rootPath('en', slug) } : undefined;
}

/** That page, with a draft on it. */
export function previewPath(
  content: Pick<ContentView, 'slug' | 'kind'>,
  preview: string,
  lang: Lang,
): string | undefined {
  const path = pageOf(content)?.[lang];
  return path && `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=${encodeURIComponent(preview)}`;
}
