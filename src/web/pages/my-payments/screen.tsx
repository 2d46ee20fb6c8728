import { formatDatedDay } from '#kernel/dated-day.ts';
import { errorMessage } from '#text/errors.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Price } from '#ui/price.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import { Pager, pageAddress } from '#web/my-account/pager.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { MyPaymentsData } from '#web/pages/my-payments/my-payments-data.ts';
import styles from '#web/pages/my-payments/my-payments.module.css';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import * as paths from '#wire/page-paths.ts';

type Paid = MyPaymentsData['reservations'][number];
type Payment = Paid['payments'][number];

/** A card for each purchase: its payments, and links to request, read or resend its invoices. */
export function Screen({ data, site: { lang } }: Pick<ScreenProps<MyPaymentsData>, 'data' | 'site'>) {
  const { reservations, page, pages } = data;
  return (
    <AccountFrame part="invoices" title={say.paymentsTitle[lang]} lead={say.paymentsLead[lang]} lang={lang}>
      {reservations.length === 0 ? <p>{say.noPayments[lang]}</p> : null}
      {reservations.map((one) => (
        <Purchase key={one.code} paid={one} lang={lang} />
      ))}
      <Pager page={page} pages={pages} lang={lang} addressOf={(to) => pageAddress(paths.myPayments[lang], to)} />
      <List>
        <ListRow href={paths.myInvoices[lang]} title={say.invoices[lang]} note={say.invoicesLead[lang]} />
      </List>
    </AccountFrame>
  );
}

function Purchase({ paid: { code, journey, payments }, lang }: { readonly paid: Paid; readonly lang: Lang }) {
  const canInvoice = payments.some(({ check_in: can }) => can);
  const canResend = payments.some(({ forwarding }) => forwarding);
  const href = itineraryInvoicingPath(lang, code);
  return (
    <section className={`${CARD} ${styles['purchase']}`} aria-labelledby={code}>
      <h2 id={code}>
        {journey ? say.between(journey.origin, journey.destination)[lang] : invoicingText.of(code)[lang]}
      </h2>
      {journey ? (
        <p className={styles['about']}>
          {[...(journey.date ? [formatDatedDay(journey.date, lang)] : []), say.code(code)[lang]].join(' · ')}
        </p>
      ) : null}
      <ul className={styles['payments']}>
        {payments.map((payment) => (
          <Row key={payment.payment_id} payment={payment} lang={lang} />
        ))}
      </ul>
      {canInvoice || canResend ? (
        <p className={styles['actions']}>
          {canInvoice ? (
            <a className={buttonClass('main')} href={href} aria-label={say.askInvoiceOf(code)[lang]}>
              {say.askInvoice[lang]}
            </a>
          ) : null}
          {canResend ? (
            <a className={buttonClass()} href={href} aria-label={say.seeInvoiceOf(code)[lang]}>
              {say.seeInvoice[lang]}
            </a>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function Row({ payment, lang }: { readonly payment: Payment; readonly lang: Lang }) {
  const { concept, description, amount, method, paid_at: paidAt, refusal } = payment;
  const paidBy = invoicingText.methods[method]?.[lang];
  return (
    <li>
      <span className={styles['what']}>
        <span>{description ?? invoicingText.concepts[concept][lang]}</span>
        <span className={styles['about']}>
          {[...(paidBy ? [paidBy] : []), invoicingText.paidOn(formatDatedDay(paidAt, lang))[lang]].join(', ')}
        </span>
        {refusal ? (
          <span className={styles['about']}>
            {refusal === 'already_invoiced' ? invoicingText.invoiced[lang] : errorMessage(refusal)[lang]}
          </span>
        ) : null}
      </span>
      <strong className="figures">
        <Price amount={amount} lang={lang} />
      </strong>
    </li>
  );
}
