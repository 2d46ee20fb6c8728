import { contentHead } from '#web/content/content-page.tsx';
import { loadContent, shownWith } from '#web/content/load-content.ts';
import { previewIn } from '#web/content/preview.ts';
import type { Page } from '#web/page.ts';
import { type ListingData, Screen } from '#web/pages/listing/screen.tsx';
import { getContents } from '#wire/content.ts';

/** All published content of a kind, below an introductory text: current promotions (M165), and frequent questions. */
export const listingPage = (slug: string, kind: ListingData['kind']): Page<ListingData> => ({
  async load(context) {
    const [data, found] = await Promise.all([
      loadContent(context, slug),
      context.call(getContents, { params: { kind }, query: previewIn(context.query) }),
    ]);
    return shownWith({ ...data, kind, listed: found.ok ? found.data.contents : [] });
  },
  head: contentHead,
  Screen,
});
