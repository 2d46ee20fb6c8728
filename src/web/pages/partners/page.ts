import { placeName } from '#domain/network/place-name.ts';
import { partnersText } from '#text/pages/partners.ts';
import { openingPair } from '#web/network/opening-pair.ts';
import type { Page } from '#web/page.ts';
import { type PartnersData, Screen } from '#web/pages/partners/screen.tsx';
import { getOrigins } from '#wire/websale.ts';

/** For hotels and other sites: the search widget, search links, and the timetable as a file (B44, B45). */
export const partnersPage: Page<PartnersData> = {
  async load({ call, origin }) {
    const places = await call(getOrigins);
    const { origins, destinations } = places.ok ? places.data : { origins: [], destinations: {} };
    const pair = openingPair({ origins, destinations });
    return {
      kind: 'show',
      data: {
        origin,
        pair: pair.destination === '' ? undefined : pair,
        places: origins.map((stop) => ({ id: stop.id, name: placeName(stop) })),
      },
      frames: ["'self'"],
    };
  },
  head: (_data, { lang }) => ({ title: partnersText.title[lang], description: partnersText.description[lang] }),
  Screen,
};
