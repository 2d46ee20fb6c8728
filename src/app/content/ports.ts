import type { DoneBy } from '#app/operators/ports.ts';
import type { ContentDocument, ContentKind, Words } from '#domain/content/block.ts';
import type { Content, Publication, Slug } from '#domain/content/shown.ts';
import type { Instant } from '#kernel/instant.ts';

/** What was published, as the site shows it. */
export interface PublishedContent {
  /** Grows with each publication and each withdrawal. */
  version(): Promise<number>;
  /** What holds at a moment and what is to hold later, of every slug. */
  publications(now: Instant): Promise<readonly Publication[]>;
}

/** A text as somebody saved it: never changed again. */
export interface Revision {
  readonly revision: number;
  readonly kind: ContentKind;
  readonly author: string;
  readonly writtenAt: Instant;
  readonly document: ContentDocument;
}

/** A decision about what is shown, withdrawn ones included. */
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
  /** The newest first. */
  readonly revisions: readonly Revision[];
  readonly decisions: readonly Decision[];
}

/** Who writes or decides, in which role and from where: in the log of what operators do as well. */
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
  /** Nobody has decided to show it. */
  readonly isDraft: boolean;
}

/** Where texts are written, shown and taken back. */
export interface ContentRepository {
  /** The number of the revision; undefined, and nothing written, where somebody else saved one that its author has not seen. */
  save(revision: NewRevision): Promise<number | undefined>;
  /** The number of the publication; undefined where there is no such revision. */
  publish(decision: NewDecision): Promise<number | undefined>;
  /** Whether there was such a publication: what was shown before it is shown again. */
  withdraw(publication: number, by: Editor): Promise<boolean>;
  history(slug: Slug): Promise<ContentHistory>;
  /** Every slug that has a revision. */
  saved(): Promise<readonly Newest[]>;
}
