import { keptVouchersText } from '#text/kept-vouchers.ts';
import type { Page } from '#web/page.ts';
import { Screen } from '#web/pages/my-vouchers/screen.tsx';
import { Shell } from '#web/pages/my-vouchers/shell.tsx';
import { keptOn } from '#web/ticketing/saved-codes.ts';

/** The vouchers saved on a device. The server has none of them: the page is the same for everybody. */
export const myVouchersPage: Page<null> = {
  load: async ({ cookies }) => ({ kind: 'show', data: null, cookies: keptOn(cookies) }),
  head: (_data, { lang }) => ({
    title: keptVouchersText.title[lang],
    description: keptVouchersText.description[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
};
