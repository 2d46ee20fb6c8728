import { termsText } from '#text/pages/terms.ts';
import type { CarrierFacts } from '#text/prose.ts';
import { type Page, show } from '#web/page.ts';
import { Screen } from '#web/pages/terms/screen.tsx';

export const termsPage: Page<CarrierFacts> = {
  load: async ({ carrier }) => show(carrier),
  head: (data, { lang }) => ({ title: termsText(data).title[lang], description: termsText(data).description[lang] }),
  Screen,
};
