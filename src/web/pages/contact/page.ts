import { contentHead } from '#web/content/content-page.tsx';
import { type ContentData, loadContent, shownWith } from '#web/content/load-content.ts';
import type { Page } from '#web/page.ts';
import { Screen } from '#web/pages/contact/screen.tsx';

/** How to reach the carrier (M158): forms by topic, then what the carrier says of itself. */
export const contactUsPage: Page<ContentData> = {
  load: async (context) => shownWith(await loadContent(context, 'contacto')),
  head: contentHead,
  Screen,
};
