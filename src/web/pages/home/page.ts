import { homeText } from '#text/pages/home.ts';
import { type Page, show } from '#web/page.ts';
import { type HomeData, Screen } from '#web/pages/home/screen.tsx';
import { getOrigins } from '#wire/websale.ts';

export const homePage: Page<HomeData> = {
  async load({ call }) {
    const found = await call(getOrigins);
    return show({ origins: found.ok ? found.data.origins : [] });
  },
  head: (_data, { lang }) => ({ title: homeText.title[lang], description: homeText.description[lang] }),
  Screen,
};
