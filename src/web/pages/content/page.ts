import { contentHead } from '#web/content/content-page.tsx';
import { type ContentData, loadContent, shownWith } from '#web/content/load-content.ts';
import type { Page } from '#web/page.ts';
import { Screen } from '#web/pages/content/screen.tsx';

/** An information page, by the slug of its content. */
export const contentPage = (slug: string): Page<ContentData> => ({
  load: async (context) => shownWith(await loadContent(context, slug)),
  head: contentHead,
  Screen,
});
