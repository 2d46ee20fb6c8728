import { adventureText } from '#text/adventures/words.ts';
import { type Page, show } from '#web/page.ts';
import type { AdventuresData } from '#web/pages/adventures/list/adventures-data.ts';
import { AdventuresShell } from '#web/pages/adventures/list/shell.tsx';
import { Screen } from '#web/pages/adventures/list/screen.tsx';
import { getAdventures } from '#wire/adventures.ts';

/** The adventures on sale (M146). */
export const adventuresPage: Page<AdventuresData> = {
  async load({ call, lang }) {
    const found = await call(getAdventures, { query: { brand_id: '2', operative_source: 'web', lang } });
    return found.ok ? show({ tours: found.data.tours }) : { kind: 'show', status: 503, data: { tours: null } };
  },
  head: (_data, { lang }) => ({ title: adventureText.title[lang], description: adventureText.description[lang] }),
  Shell: AdventuresShell,
  Screen,
};
