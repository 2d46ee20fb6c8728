import type { PublishedContent } from '#app/content/ports.ts';
import { createVersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import { type Figures, figuresOfHead } from '#domain/content/figures.ts';
import {
  type Content,
  endedAt,
  nextChange,
  type Publication,
  type Shown,
  shownAt,
  tiedToFigures,
  withoutLost,
} from '#domain/content/shown.ts';
import type { Instant } from '#kernel/instant.ts';
import { oncePer } from '#kernel/once-per.ts';

/** Everything the site shows at a moment. */
export type ShownContent = (now: Instant) => Promise<Shown>;

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
        readonly shown: Shown;
      }
    | undefined;
  return (publications: readonly Publication[], now: Instant): Shown => {
    const isCurrent =
      known?.publications === publications && known.since <= now && (known.until === undefined || now < known.until);
    if (!known || !isCurrent) {
      const all = { builtIn, publications };
      const shown = { contents: shownAt(all, now), ended: endedAt(all, now) };
      known = { publications, since: now, until: nextChange(publications, now), shown };
    }
    return known.shown;
  };
}

export interface TrueContentDeps {
  readonly shown: ShownContent;
  readonly figures: (now: Instant) => Promise<Figures>;
  readonly builtIn: readonly Content[];
}

/**
 * The same without announcements whose title or description names a figure that is gone: a campaign ends with its code,
 * however long it was published for.
 */
export function trueContent({ shown, figures, builtIn }: TrueContentDeps): ShownContent {
  const tiedOf = oncePer(tiedToFigures);
  return async (now) => {
    const all = await shown(now);
    const tied = tiedOf(all);
    if (tied.length === 0) return all;
    const current = await figures(now);
    const lost = tied.filter(({ document }) => figuresOfHead(document).some((name) => !Object.hasOwn(current, name)));
    return lost.length === 0 ? all : withoutLost(all, lost, builtIn);
  };
}
