import { previewIn } from '#web/content/preview.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { Outcome, PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { type ContentView, getContent } from '#wire/content.ts';

/** An information page, or why it cannot be shown. */
export interface ContentData {
  readonly content: ContentView | undefined;
  /** It is a draft, visible to anyone with the link. */
  readonly isDraft: boolean;
  readonly errors: readonly ShownError[];
}

/** The content published under a name. */
export async function loadContent({ call, query, lang }: Pick<PageContext, 'call' | 'query' | 'lang'>, slug: string) {
  const asked = previewIn(query);
  const found = await call(getContent, { params: { slug }, query: asked });
  const isDraft = asked.preview !== undefined;
  const data: ContentData = found.ok
    ? { content: found.data, isDraft, errors: [] }
    : { content: undefined, isDraft, errors: shownErrors(found.errors, lang) };
  return data;
}

/**
 * Shown with the matching status: errors here are not the visitor's fault, except for an expired link. A draft is never
 * cached.
 */
export const shownWith = <Data extends ContentData>(data: Data): Outcome<Data> => ({
  kind: 'show',
  status: data.content ? 200 : data.isDraft ? 404 : 503,
  ...(data.isDraft ? { isPassing: true } : {}),
  data,
});
