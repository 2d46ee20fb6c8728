import { myAccountText } from '#text/pages/my-account.ts';
import { pageOf } from '#web/my-account/pager.tsx';
import { go, type Page, show } from '#web/page.ts';
import type { MyPaymentsData } from '#web/pages/my-payments/my-payments-data.ts';
import { Screen } from '#web/pages/my-payments/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getPayments } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';

/** Everything paid with an account, and what can be done about its invoices (M172). */
export const myPaymentsPage: Page<MyPaymentsData> = {
  async load({ call, query, lang }) {
    const found = await call(getPayments, { query: { page: pageOf(query) } });
    return found.ok ? show(found.data) : go(signInAddress(paths.myPayments[lang], lang));
  },
  head: (_, { lang }) => ({
    title: `${myAccountText.paymentsTitle[lang]} · ${myAccountText.title[lang]}`,
    description: myAccountText.paymentsLead[lang],
    noIndex: true,
  }),
  Screen,
};
