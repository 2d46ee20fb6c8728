import { severalText } from '#text/invoicing-several.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { buttonClass } from '#ui/button.tsx';
import { List, ListRow } from '#ui/list.tsx';
import { InvoiceItem } from '#web/invoicing/invoice-list.tsx';
import panel from '#web/invoicing/panel.module.css';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import styles from '#web/my-account/account.module.css';
import { Pager, pageAddress } from '#web/my-account/pager.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { InvoicesData } from '#web/pages/my-invoices/invoices-data.ts';
import { invoicingPath, itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** Every invoice with its files and links to all that it is about. */
export function Screen({ data, site: { lang } }: Pick<ScreenProps<InvoicesData>, 'data' | 'site'>) {
  const { invoices, page, pages } = data;
  return (
    <AccountFrame part="invoices" title={say.invoices[lang]} lead={say.invoicesLead[lang]} lang={lang}>
      {invoices.length === 0 ? (
        <section className={styles['section']}>
          <p>{say.noInvoices[lang]}</p>
          <p>
            <a className={buttonClass('main')} href={paths.myTrips[lang]}>
              {say.seeTrips[lang]}
            </a>
          </p>
        </section>
      ) : null}
      <ul className={panel['invoices']}>
        {invoices.map(({ purchases, invoice }) => (
          <InvoiceItem key={invoice.invoice_id} invoice={invoice} lang={lang}>
            {purchases.map(({ code, pages: shownBy }) => (
              <p key={code}>
                {shownBy === 'reservation' ? (
                  <a href={itineraryInvoicingPath(lang, code)}>{say.ofTrip(code)[lang]}</a>
                ) : (
                  <a href={invoicingPath(lang, code)}>{say.ofOrder(code)[lang]}</a>
                )}
              </p>
            ))}
          </InvoiceItem>
        ))}
      </ul>
      <Pager page={page} pages={pages} lang={lang} addressOf={(to) => pageAddress(paths.myInvoices[lang], to)} />
      <List>
        <ListRow
          href={paths.invoicingSeveral[lang]}
          title={severalText.title[lang]}
          note={severalText.togetherNote[lang]}
        />
        <ListRow href={paths.myPayments[lang]} title={say.paymentsTitle[lang]} note={say.paymentsNote[lang]} />
        <ListRow href={paths.receivers[lang]} title={say.taxDetails[lang]} note={say.taxDetailsNote[lang]} />
      </List>
    </AccountFrame>
  );
}
