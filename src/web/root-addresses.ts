import { matchPath } from '#web/addresses.ts';
import * as paths from '#wire/page-paths.ts';

/** What the server answers at the root of the site besides pages. */
const OF_SERVER: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'card-frame',
  'factura',
  'gtfs-rt',
  'healthz',
  'readyz',
  'wallet-frame',
  'widget',
]);

const PATTERNS: readonly string[] = Object.values(paths).flatMap((at: paths.PagePath | paths.PagePattern) => {
  const { es, en } = 'pattern' in at ? at.pattern : at;
  return [es, en.replace(/\?.*/, '')];
});

/** Whether a path like `/verano` is, or begins, an address of the site in either language. */
export function isRootTaken(slug: string): boolean {
  if (OF_SERVER.has(slug)) return true;
  return PATTERNS.some((pattern) => pattern.split('/')[1] === slug || matchPath(pattern, `/${slug}`) !== undefined);
}
