import type { Lang } from '#text/lang.ts';
import { addressOf, matchPath } from '#web/addresses.ts';
import type { PageRoute } from '#web/page.ts';
import { homePage } from '#web/pages/home/page.ts';

/** A row whose page knows its own data. */
const row = (route: Omit<PageRoute, 'page'> & { readonly page: unknown }): PageRoute => route as PageRoute;

/** Every screen of the site: Spanish path, English alias, layout, page. */
export const ROUTES: readonly PageRoute[] = [
  row({ entry: 'pages/home', path: '/', alias: '/home', layout: 'default', interactive: true, page: homePage }),
];

export interface Match {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
  /** The English address was asked for. */
  readonly isAlias: boolean;
}

export function findRoute(path: string): Match | undefined {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params) return { route, params, isAlias: false };
    const aliased = route.alias && matchPath(route.alias, path);
    if (aliased) return { route, params: aliased, isAlias: true };
  }
  return undefined;
}

/** Where to go inside the site, in the visitor's language; paths that are not ours stay as they are. */
export function localised(path: string, lang: Lang): string {
  const match = findRoute(path);
  return match ? addressOf(match.route, lang, match.params) : path;
}
