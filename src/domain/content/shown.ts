import type { ContentDocument, ContentKind } from '#domain/content/block.ts';
import { figuresOfHead } from '#domain/content/figures.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** The name in URLs and between programs: `infantes-menores`. */
export type Slug = string;

export interface Content {
  readonly slug: Slug;
  readonly kind: ContentKind;
  readonly document: ContentDocument;
}

/** An editor's decision that something is shown from a moment on. */
export interface Publication extends Content {
  /** Later decisions have larger numbers. */
  readonly publication: number;
  readonly from: Instant;
  /** The end, exclusive; undefined: shown until something replaces it. */
  readonly until: Instant | undefined;
}

/** A revision shown before it is published, to anyone with its link. */
export interface DraftContent extends Content {
  readonly revision: number;
}

/** Whether content is what came with the site, and not written by an editor. */
export const isBuiltIn = (content: Content): boolean => !('publication' in content || 'revision' in content);

/** What the site shows at a moment. */
export interface Shown {
  readonly contents: ReadonlyMap<Slug, Content>;
  /** Slugs of campaigns that are over: they had a page of their own, and nothing replaces it. */
  readonly ended: ReadonlySet<Slug>;
}

type Decided = Pick<Publication, 'publication' | 'from'>;

/**
 * The publication of a slug in effect: of those that have begun, the one that began last; on a tie, the one decided
 * last.
 */
export const holding = <One extends Decided>(publications: readonly One[], now: Instant): One | undefined =>
  publications.filter(({ from }) => from <= now).reduce<One | undefined>(later, undefined);

const later = <One extends Decided>(one: One | undefined, other: One): One =>
  one && (one.from > other.from || (one.from === other.from && one.publication > other.publication)) ? one : other;

/** Temporary kinds. All others are permanent: when their publication ends, the built-in content is shown again. */
const PASSING: readonly ContentKind[] = ['promotion', 'slide', 'alert'];

type Lasting = Pick<Publication, 'until'>;

const isOver = ({ until }: Lasting, now: Instant): boolean => until !== undefined && until <= now;

interface Slot {
  readonly kind: ContentKind;
  /** The slug has built-in content. */
  readonly isBuiltIn: boolean;
}

/** What is shown for a slug at a moment: one of these publications, the built-in content, or nothing. */
export function shownOf<One extends Decided & Lasting>(
  publications: readonly One[],
  { kind, isBuiltIn }: Slot,
  now: Instant,
): One | 'built-in' | undefined {
  const found = holding(publications, now);
  if (found && !isOver(found, now)) return found;
  return isBuiltIn && (!found || !PASSING.includes(kind)) ? 'built-in' : undefined;
}

interface Known {
  readonly builtIn: readonly Content[];
  readonly publications: readonly Publication[];
}

/** Everything shown at a moment, by slug: publications, or the built-in content where there are none. */
export function shownAt({ builtIn, publications }: Known, now: Instant): ReadonlyMap<Slug, Content> {
  const shown = new Map<Slug, Content>(builtIn.map((content) => [content.slug, content]));
  for (const [slug, ofSlug] of Map.groupBy(publications, (publication) => publication.slug)) {
    const found = holding(ofSlug, now);
    if (!found) continue;
    if (!isOver(found, now)) shown.set(slug, found);
    else if (PASSING.includes(found.kind)) shown.delete(slug);
  }
  return shown;
}

/** The slugs of campaigns whose publication has ended at a moment. */
export function endedAt({ builtIn, publications }: Known, now: Instant): ReadonlySet<Slug> {
  const ours = new Set(builtIn.map(({ slug }) => slug));
  const campaigns = Map.groupBy(
    publications.filter(({ kind, slug }) => kind === 'landing' && !ours.has(slug)),
    ({ slug }) => slug,
  );
  return new Set(
    [...campaigns].flatMap(([slug, ofSlug]) => {
      const found = holding(ofSlug, now);
      return found && isOver(found, now) ? [slug] : [];
    }),
  );
}

/** Kinds that announce something: without its figure, like the percentage of a code that is over, nothing is left. */
const ANNOUNCING: readonly ContentKind[] = ['landing', 'promotion', 'slide'];

/** Published announcements with figures in their titles or descriptions. */
export const tiedToFigures = ({ contents }: Shown): readonly Content[] =>
  [...contents.values()].filter(
    (content) =>
      ANNOUNCING.includes(content.kind) && 'publication' in content && figuresOfHead(content.document).length > 0,
  );

/** What is left once some announcements have lost a figure: the built-in content under their slugs, or nothing. */
export function withoutLost({ contents, ended }: Shown, lost: readonly Content[], builtIn: readonly Content[]): Shown {
  const kept = new Map(contents);
  for (const { slug } of lost) {
    const ours = builtIn.find((content) => content.slug === slug);
    if (ours) kept.set(slug, ours);
    else kept.delete(slug);
  }
  const over = lost.filter(({ slug, kind }) => kind === 'landing' && !kept.has(slug)).map(({ slug }) => slug);
  return { contents: kept, ended: new Set([...ended, ...over]) };
}

/** The day since which each publication is shown, by slug; content without one is built in. */
export const publishedDays = (shown: ReadonlyMap<Slug, Content>, zone: Zone): ReadonlyMap<Slug, LocalDate> =>
  new Map(
    [...shown].flatMap(([slug, content]) =>
      'publication' in content ? [[slug, dateInZone((content as Publication).from, zone)] as const] : [],
    ),
  );

/** The next moment at which something else may be shown; undefined when nothing is decided to change. */
export function nextChange(
  publications: readonly Pick<Publication, 'from' | 'until'>[],
  now: Instant,
): Instant | undefined {
  let next: Instant | undefined;
  for (const { from, until } of publications)
    for (const at of [from, until]) if (at !== undefined && at > now && (next === undefined || at < next)) next = at;
  return next;
}
