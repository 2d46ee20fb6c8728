import type { PublishedContent } from '#app/content/ports.ts';
import { createVersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import { type Content, nextChange, type Publication, shownAt, type Slug } from '#domain/content/shown.ts';
import type { Instant } from '#kernel/instant.ts';

/** Everything the site shows at a moment, by slug. */
export type ShownContent = (now: Instant) => Promise<ReadonlyMap<Slug, Content>>;

export interface ShownContentDeps extends VersionedCacheDeps {
  readonly published: PublishedContent;
  /** The built-in content. */
  readonly builtIn: readonly Content[];
}

interface Read {
  readonly version: number;
  readonly publications: readonly Publication[];
}

/**
 * While nothing is published, the database is queried only for the version, once a second per process. Built-in content
 * is shown without a database.
 */
export function shownContent({ published, builtIn, ...deps }: ShownContentDeps): ShownContent {
  const cache = createVersionedCache<Read>(async (known) => {
    const version = await published.version();
    return known?.version === version
      ? known
      : { version, publications: await published.publications(deps.clock.now()) };
  }, deps);
  const at = rememberedShown(builtIn);
  return async (now) => {
    const { publications } = await cache.current().catch((problem: unknown) => {
      deps.report(problem);
      return { publications: NONE };
    });
    return at(publications, now);
  };
}

const NONE: readonly Publication[] = [];

/** Works out what is shown once for all requests, until a publication begins or ends or others are known. */
function rememberedShown(builtIn: readonly Content[]) {
  let known:
    | {
        readonly publications: readonly Publication[];
        readonly since: Instant;
        readonly until: Instant | undefined;
        readonly shown: ReadonlyMap<Slug, Content>;
      }
    | undefined;
  return (publications: readonly Publication[], now: Instant): ReadonlyMap<Slug, Content> => {
    const isCurrent =
      known?.publications === publications && known.since <= now && (known.until === undefined || now < known.until);
    if (!known || !isCurrent) {
      const shown = shownAt({ builtIn, publications }, now);
      known = { publications, since: now, until: nextChange(publications, now), shown };
    }
    return known.shown;
  };
}
