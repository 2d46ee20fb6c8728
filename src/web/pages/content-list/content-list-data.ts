import type { ContentKind } from '#domain/content/block.ts';

/** All content of the site, for editors. */
export interface ContentListData {
  readonly contents: readonly ContentRow[];
}

export interface ContentRow {
  readonly slug: string;
  readonly kind: ContentKind;
  readonly title: string;
  readonly href: string;
  /** Its publication state, in sentences. */
  readonly note: string;
  /** A one-word label for its state; empty if there is nothing to note. */
  readonly news: string;
}
