import { myTicketsText } from '#text/pages/my-tickets.ts';
import { keptOn } from '#web/ticketing/saved-codes.ts';
import type { Page } from '#web/page.ts';
import { Screen } from '#web/pages/my-tickets/screen.tsx';
import { Shell } from '#web/pages/my-tickets/shell.tsx';

/** The tickets saved on a device (B24). The server has none of them: the page is the same for everybody. */
export const myTicketsPage: Page<null> = {
  load: async ({ cookies }) => ({ kind: 'show', data: null, cookies: keptOn(cookies) }),
  head: (_data, { lang }) => ({
    title: myTicketsText.title[lang],
    description: myTicketsText.description[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
};
