import { offlineText } from '#text/pages/offline.ts';
import { type Page, show } from '#web/page.ts';
import { Screen } from '#web/pages/offline/screen.tsx';

/** Shown by the service worker for a page that cannot be fetched. Without scripts, in both languages. */
export const offlinePage: Page<null> = {
  load: async () => show(null),
  head: (_, { lang }) => ({
    title: `${offlineText.title[lang]} · ${offlineText.title[lang === 'es' ? 'en' : 'es']}`,
    description: offlineText.again[lang],
    noIndex: true,
  }),
  Screen,
};
