import type { PublishedContent } from '#app/content/ports.ts';
import { createVersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import { type Content, type Publication, shownAt, type Slug } from '#domain/content/shown.ts';
import type { Instant } from '#kernel/instant.ts';

/** All that the site shows at a moment, by its slug. */
export type ShownContent = (now: Instant) => Promise<ReadonlyMap<Slug, Content>>;

export interface ShownContentDeps extends VersionedCacheDeps {
  readonly published: PublishedContent;
  /** What the product says itself. */
  readonly builtIn: readonly Content[];
}

interface Read {
  readonly version: number;
  readonly publications: readonly Publication[];
}

/**
 * Nobody asks the database while nothing was published, but for the version, once a second for all. What the product says itself
 * is shown without any database.
 */
export function shownContent({ published, builtIn, ...deps }: ShownContentDeps): ShownContent {
  const cache = createVersionedCache<Read>(async (known) => {
    const version = await published.version();
    return known?.version === version
      ? known
      : { version, publications: await published.publications(deps.clock.now()) };
  }, deps);
  return async (now) => {
    const { publications } = await cache.current().catch((problem: unknown) => {
      deps.report(problem);
      return { publications: [] };
    });
    return shownAt({ builtIn, publications }, now);
  };
}
