import { BRAND_ID, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';
import { adventureText } from '#text/adventures/words.ts';
import type { Lang } from '#text/lang.ts';
import { type Page, show } from '#web/page.ts';
import type { AdventuresData } from '#web/pages/adventures/list/adventures-data.ts';
import { AdventuresShell } from '#web/pages/adventures/list/shell.tsx';
import { Screen } from '#web/pages/adventures/list/screen.tsx';
import { listThings, placeThings, priceOf, type Thing } from '#web/things.ts';
import { type AdventureView, getAdventures } from '#wire/adventures.ts';
import { adventurePath } from '#wire/link-paths.ts';

/** The adventures on sale (M146). */
export const adventuresPage: Page<AdventuresData> = {
  async load({ call, lang }) {
    const found = await call(getAdventures, {
      query: { brand_id: BRAND_ID, operative_source: OPERATIVE_SOURCE, lang },
    });
    return found.ok ? show({ tours: found.data.tours }) : { kind: 'show', status: 503, data: { tours: null } };
  },
  head: ({ tours }, site, origin) => ({
    title: adventureText.title[site.lang],
    description: adventureText.description[site.lang],
    things: [
      ...placeThings(adventureText.title[site.lang], site, { origin }),
      ...listThings((tours ?? []).map((tour) => adventureThing(tour, site.lang, origin))),
    ],
  }),
  Shell: AdventuresShell,
  Screen,
};

/** An adventure with its price for each person; its provider sells it. */
function adventureThing(
  { booking_code: code, name, description, price }: AdventureView,
  lang: Lang,
  origin: string,
): Thing {
  const url = origin + adventurePath(lang, code);
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#adventure`,
    name,
    description,
    url,
    offers: { '@type': 'Offer', price: priceOf(price), priceCurrency: 'MXN', url },
  };
}
