import type { Lang } from '#text/lang.ts';
import { placeOfText, stopOfText } from '#web/content/place-texts.ts';
import { outingPage } from '#web/content/outing-texts.ts';
import { INFORMATION_PAGES, LANDING_PAGES, SERVICE_PAGES } from '#web/content/targets.ts';
import type { ContentView } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';
import { rootPath, stopPath, ticketsToPath } from '#wire/place-paths.ts';

/** Query parameter that makes a page show a draft. */
export const PREVIEW = 'preview';

/** The preview parameter of the page, for its content calls. */
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

/** Pages for kinds of content that have no page of their own. */
const PAGE_OF_KIND: Readonly<Partial<Record<ContentView['kind'], paths.PagePath>>> = {
  promotion: paths.promotions,
  slide: paths.home,
  faq: paths.faq,
};

/** The page that shows a text; undefined if no page does. */
export const pageOf = ({ slug, kind }: Pick<ContentView, 'slug' | 'kind'>): paths.PagePath | undefined =>
  ({ ...SERVICE_PAGES, ...INFORMATION_PAGES, ...LANDING_PAGES, ...OTHER_PAGES })[slug] ??
  PAGE_OF_KIND[kind] ??
  ownPage(slug, kind);

/** Texts whose URL is derived from their slug. */
function ownPage(slug: string, kind: ContentView['kind']): paths.PagePath | undefined {
  const place = kind === 'destination' ? placeOfText(slug) : undefined;
  if (place) return { es: ticketsToPath('es', place), en: ticketsToPath('en', place) };
  const stop = kind === 'stop' ? stopOfText(slug) : undefined;
  if (stop) return { es: stopPath('es', stop), en: stopPath('en', stop) };
  if (kind === 'outing') return outingPage(slug);
  return kind === 'landing' && slug !== '' ? { es: rootPath('es', slug), en: rootPath('en', slug) } : undefined;
}

/** The URL of that page, showing the draft. */
export function previewPath(
  content: Pick<ContentView, 'slug' | 'kind'>,
  preview: string,
  lang: Lang,
): string | undefined {
  const path = pageOf(content)?.[lang];
  return path && `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=${encodeURIComponent(preview)}`;
}
