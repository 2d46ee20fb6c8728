import type { DoneBy } from '#app/operators/ports.ts';
import type { ContentDocument, ContentKind, Words } from '#domain/content/block.ts';
import type { Content, Publication, Slug } from '#domain/content/shown.ts';
import type { Instant } from '#kernel/instant.ts';

/** Publications for the site. */
export interface PublishedContent {
  /** Increases with each publication and each withdrawal. */
  version(): Promise<number>;
  /** Current and future publications of every slug. */
  publications(now: Instant): Promise<readonly Publication[]>;
}

/** A text as saved: it never changes. */
export interface Revision {
  readonly revision: number;
  readonly kind: ContentKind;
  readonly author: string;
  readonly writtenAt: Instant;
  readonly document: ContentDocument;
}

/** A publication, possibly withdrawn. */
export interface Decision {
  readonly publication: number;
  readonly revision: number;
  readonly from: Instant;
  readonly until: Instant | undefined;
  readonly publisher: string;
  readonly decidedAt: Instant;
  readonly withdrawnBy: string | undefined;
}

export interface ContentHistory {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  readonly decisions: readonly Decision[];
}

/** The author or decider, with role and place, also for the audit log. */
export type Editor = Pick<DoneBy, 'name' | 'role' | 'place'>;

export interface NewRevision extends Content {
  readonly by: Editor;
  /** The newest revision its author has seen; 0 for the first. */
  readonly seen: number;
}

export interface NewDecision {
  readonly slug: Slug;
  readonly revision: number;
  readonly from: Instant;
  readonly until: Instant | undefined;
  readonly by: Editor;
}

/** The newest revision of a slug. */
export interface Newest {
  readonly slug: Slug;
  readonly kind: ContentKind;
  readonly title: Words;
  readonly revision: number;
  readonly author: string;
  readonly writtenAt: Instant;
  /** Not published. */
  readonly isDraft: boolean;
}

/** The repository in which content is saved, published and withdrawn. */
export interface ContentRepository {
  /**
   * The number of the revision; undefined, with nothing written, when there is a newer one that the author has not
   * seen.
   */
  save(revision: NewRevision): Promise<number | undefined>;
  /** The number of the publication; undefined when there is no such revision. */
  publish(decision: NewDecision): Promise<number | undefined>;
  /** Whether there was such a publication: the previous one is shown again. */
  withdraw(publication: number, by: Editor): Promise<boolean>;
  history(slug: Slug): Promise<ContentHistory>;
  /** Every slug that has a revision. */
  saved(): Promise<readonly Newest[]>;
}
