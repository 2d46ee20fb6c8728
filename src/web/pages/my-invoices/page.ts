import { myAccountText } from '#text/pages/my-account.ts';
import { pageOf } from '#web/my-account/pager.tsx';
import { go, type Page, show } from '#web/page.ts';
import type { InvoicesData } from '#web/pages/my-invoices/invoices-data.ts';
import { Screen } from '#web/pages/my-invoices/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getInvoices } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';

/** Invoices of all trips of an account (B33). */
export const myInvoicesPage: Page<InvoicesData> = {
  async load({ call, query, lang }) {
    const found = await call(getInvoices, { query: { page: pageOf(query) } });
    return found.ok ? show(found.data) : go(signInAddress(paths.myInvoices[lang], lang));
  },
  head: (_, { lang }) => ({
    title: `${myAccountText.invoices[lang]} · ${myAccountText.title[lang]}`,
    description: myAccountText.invoicesLead[lang],
    noIndex: true,
  }),
  Screen,
};
