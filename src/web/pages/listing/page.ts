import { campaignsNow } from '#web/content/campaigns.ts';
import { contentHead } from '#web/content/content-page.tsx';
import { loadContent, shownWith } from '#web/content/load-content.ts';
import { previewIn } from '#web/content/preview.ts';
import type { Page, PageContext } from '#web/page.ts';
import { type ListingData, Screen } from '#web/pages/listing/screen.tsx';
import { getPublicCodes } from '#wire/catalogue.ts';
import { getContents } from '#wire/content.ts';

/** All published content of a kind, below an introductory text: current promotions (M165), and frequent questions. */
export const listingPage = (slug: string, kind: ListingData['kind']): Page<ListingData> => ({
  async load(context) {
    const [data, found, offers] = await Promise.all([
      loadContent(context, slug),
      context.call(getContents, { params: { kind }, query: previewIn(context.query) }),
      kind === 'promotion' ? offersNow(context) : NO_OFFERS,
    ]);
    return shownWith({ ...data, ...offers, kind, listed: found.ok ? found.data.contents : [] });
  },
  head: contentHead,
  Screen,
});

const NO_OFFERS = { codes: [], campaigns: [] } as const;

/** The codes that can be used now, and the campaigns that are on. */
async function offersNow(context: PageContext): Promise<Pick<ListingData, 'codes' | 'campaigns'>> {
  const [codes, campaigns] = await Promise.all([context.call(getPublicCodes), campaignsNow(context)]);
  return { codes: codes.ok ? codes.data.codes : [], campaigns };
}
