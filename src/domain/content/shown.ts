import type { ContentDocument, ContentKind } from '#domain/content/block.ts';
import type { Instant } from '#kernel/instant.ts';

/** What something is called in addresses and between programs: `infantes-menores`. */
export type Slug = string;

export interface Content {
  readonly slug: Slug;
  readonly kind: ContentKind;
  readonly document: ContentDocument;
}

/** A decision of the carrier's people that something is shown from a moment on. */
export interface Publication extends Content {
  /** Later decisions have greater numbers. */
  readonly publication: number;
  readonly from: Instant;
  /** From this moment on it is over; undefined: it stays until something else is shown. */
  readonly until: Instant | undefined;
}

type Decided = Pick<Publication, 'publication' | 'from'>;

/** The publication of a slug that holds: of those that have begun the last one to begin, of these the one decided last. */
export const holding = <One extends Decided>(publications: readonly One[], now: Instant): One | undefined =>
  publications.filter(({ from }) => from <= now).reduce<One | undefined>(later, undefined);

const later = <One extends Decided>(one: One | undefined, other: One): One =>
  one && (one.from > other.from || (one.from === other.from && one.publication > other.publication)) ? one : other;

/** What passes by itself. The rest is there always: once its publication is over, what the product says itself is shown again. */
const PASSING: readonly ContentKind[] = ['promotion', 'slide', 'alert'];

type Lasting = Pick<Publication, 'until'>;

const isOver = ({ until }: Lasting, now: Instant): boolean => until !== undefined && until <= now;

interface Slot {
  readonly kind: ContentKind;
  /** The product says something itself under this slug. */
  readonly isBuiltIn: boolean;
}

/** What is shown of one slug at a moment: a publication of these, what the product says itself, or nothing. */
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

/** All that is shown at a moment, by its slug: what was published, and what the product says itself where nothing was. */
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
