import { BRAND_ID, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';
import { adventureText } from '#text/adventures/words.ts';
import { type Page, show } from '#web/page.ts';
import type { AdventuresData } from '#web/pages/adventures/list/adventures-data.ts';
import { AdventuresShell } from '#web/pages/adventures/list/shell.tsx';
import { Screen } from '#web/pages/adventures/list/screen.tsx';
import { adventureThing } from '#web/pages/adventures/things.ts';
import { listThings, placeThings } from '#web/things.ts';
import { getAdventures } from '#wire/adventures.ts';

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
