import { contentHead } from '#web/content/content-page.tsx';
import { type ContentData, loadContent, shownWith } from '#web/content/load-content.ts';
import type { Page } from '#web/page.ts';
import { Screen } from '#web/pages/contact/screen.tsx';

/** How to contact the carrier (M158): forms by topic, then the carrier's own text. */
export const contactUsPage: Page<ContentData> = {
  load: async (context) => shownWith(await loadContent(context, 'contacto')),
  head: contentHead,
  Screen,
};
