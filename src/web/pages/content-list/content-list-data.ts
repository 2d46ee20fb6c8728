import type { ContentKind } from '#domain/content/block.ts';

/** All that the site says, for those who write it. */
export interface ContentListData {
  readonly contents: readonly ContentRow[];
}

export interface ContentRow {
  readonly slug: string;
  readonly kind: ContentKind;
  readonly title: string;
  readonly href: string;
  /** What is shown of it, what will be and whose the draft is, in sentences. */
  readonly note: string;
  /** The news about it, in a word; empty where there is none. */
  readonly news: string;
}
