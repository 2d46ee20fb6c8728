import { privacyText } from '#text/pages/privacy.ts';
import type { CarrierFacts } from '#text/prose.ts';
import { type Page, show } from '#web/page.ts';
import { Screen } from '#web/pages/privacy/screen.tsx';

export const privacyPage: Page<CarrierFacts> = {
  load: async ({ carrier }) => show(carrier),
  head: (data, { lang }) => ({
    title: privacyText(data).title[lang],
    description: privacyText(data).description[lang],
  }),
  Screen,
};
