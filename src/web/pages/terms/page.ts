import { termsText } from '#text/pages/terms.ts';
import type { CarrierFacts } from '#text/prose.ts';
import { type Page, show } from '#web/page.ts';
import { placeThings } from '#web/things.ts';
import { Screen } from '#web/pages/terms/screen.tsx';

export const termsPage: Page<CarrierFacts> = {
  load: async ({ carrier }) => show(carrier),
  head(data, site, origin) {
    const { title, description } = termsText(data);
    return {
      title: title[site.lang],
      description: description[site.lang],
      things: placeThings(title[site.lang], site, { origin }),
    };
  },
  Screen,
};
