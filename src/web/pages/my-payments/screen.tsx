import { formatDatedDay } from '#kernel/dated-day.ts';
import { errorMessage } from '#text/errors.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { between } from '#text/between.ts';
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
import { invoicingPath, itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { orderPath } from '#wire/link-paths.ts';
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

interface PurchaseProps {
  readonly paid: Paid;
  readonly lang: Lang;
}

function Purchase({ paid, lang }: PurchaseProps) {
  const { code, journey, order, payments } = paid;
  const about = journey || order ? `about-${code}` : undefined;
  return (
    // Of two purchases of one route the heading is the same.
    <section className={`${CARD} ${styles['purchase']}`} aria-labelledby={about ? `${code} ${about}` : code}>
      <h2 id={code}>{titleOf(paid, lang)}</h2>
      {about ? (
        <p className={styles['about']} id={about}>
          {[...(journey?.date ? [formatDatedDay(journey.date, lang)] : []), say.code(code)[lang]].join(' · ')}
        </p>
      ) : null}
      <ul className={styles['payments']}>
        {payments.map((payment) => (
          <Row key={payment.payment_id} payment={payment} lang={lang} />
        ))}
        {order && payments.length === 0 ? <Prepaid order={order} lang={lang} /> : null}
      </ul>
      <Actions paid={paid} lang={lang} />
    </section>
  );
}

/** Of an order what it contains; of a sale from before lines were stored only the code is known. */
const titleOf = ({ code, journey, order }: Paid, lang: Lang): string =>
  order
    ? order.items.map(({ title }) => title[lang]).join(' · ')
    : (journey ? between(journey) : invoicingText.of(code))[lang];

/** A trip is invoiced among its own pages, everything else by its code. */
function Actions({ paid: { code, order, payments }, lang }: PurchaseProps) {
  const canInvoice = payments.some(({ check_in: can }) => can);
  const canResend = payments.some(({ forwarding }) => forwarding);
  const href = (order ? invoicingPath : itineraryInvoicingPath)(lang, code);
  if (!canInvoice && !canResend && !order) return null;
  return (
    <p className={styles['actions']}>
      {canInvoice ? (
        <a
          className={buttonClass('main')}
          href={href}
          aria-label={(order ? say.askInvoiceOfOrder : say.askInvoiceOf)(code)[lang]}
        >
          {say.askInvoice[lang]}
        </a>
      ) : null}
      {canResend ? (
        <a
          className={buttonClass()}
          href={href}
          aria-label={(order ? say.seeInvoiceOfOrder : say.seeInvoiceOf)(code)[lang]}
        >
          {say.seeInvoice[lang]}
        </a>
      ) : null}
      {order ? (
        <a className={buttonClass('quiet')} href={orderPath(lang, code)} aria-label={say.seeOrderOf(code)[lang]}>
          {say.seeOrder[lang]}
        </a>
      ) : null}
    </p>
  );
}

interface PrepaidProps {
  readonly order: NonNullable<Paid['order']>;
  readonly lang: Lang;
}

/** The amount of an order that has no payment to invoice. */
const Prepaid = ({ order: { items, total }, lang }: PrepaidProps) => (
  <li>
    <span className={styles['what']}>
      <span>{say.total[lang]}</span>
      {items.every(({ invoiced }) => invoiced) ? null : <span className={styles['about']}>{say.prepaid[lang]}</span>}
    </span>
    <strong className="figures">
      <Price amount={total} lang={lang} />
    </strong>
  </li>
);

function Row({ payment, lang }: { readonly payment: Payment; readonly lang: Lang }) {
  const { concept, description, amount, method, paid_at: paidAt, refusal, joint } = payment;
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
        {joint ? <span className={styles['about']}>{say.joint(joint)[lang]}</span> : null}
      </span>
      <strong className="figures">
        <Price amount={amount} lang={lang} />
      </strong>
    </li>
  );
}
