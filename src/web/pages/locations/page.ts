import { locationsText } from '#text/pages/locations.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { Page } from '#web/page.ts';
import { type LocationsData, Screen } from '#web/pages/locations/screen.tsx';
import { getOrigins } from '#wire/websale.ts';

export const locationsPage: Page<LocationsData> = {
  async load({ call, lang }) {
    const found = await call(getOrigins);
    return {
      kind: 'show',
      status: found.ok ? 200 : 503,
      data: {
        stops: found.ok ? found.data.origins : [],
        errors: found.ok ? [] : shownErrors(found.errors, lang),
      },
    };
  },
  head: (_data, { lang }) => ({ title: locationsText.title[lang], description: locationsText.description[lang] }),
  Screen,
};
