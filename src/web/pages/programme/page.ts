import { programmeText } from '#text/pages/programme.ts';
import { type Page, show } from '#web/page.ts';
import { Screen } from '#web/pages/programme/screen.tsx';

/** The frequent-traveller programme: cards, included baggage, programme averages (M110, M116, M120). */
export const programmePage: Page<null> = {
  load: async () => show(null),
  head: (_, { lang }) => ({ title: programmeText.title[lang], description: programmeText.description[lang] }),
  Screen,
};
