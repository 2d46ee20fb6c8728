import { addressed } from '#web/addresses.ts';
import type { PageRoute } from '#web/page.ts';
import type * as paths from '#wire/page-paths.ts';

/** A row of the route table as written: its path in each language. */
export interface Row extends Omit<PageRoute, 'page' | 'path' | 'alias' | 'copyOf'> {
  readonly at: paths.PagePath;
  readonly copyOf?: paths.PagePath;
  /** Typed by the page itself. */
  readonly page: unknown;
}

export const row = ({ at, copyOf, ...route }: Row): PageRoute =>
  ({ ...route, ...addressed(at), ...(copyOf ? { copyOf: addressed(copyOf) } : {}) }) as PageRoute;
