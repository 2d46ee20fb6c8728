import { basketOnOrder } from '#text/basket-on-order.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';
import { orderText } from '#text/orders.ts';
import { voucherText } from '#text/vouchers.ts';
import { orderLive } from '#text/orders-live.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { ContactCode } from '#web/access/contact-code.tsx';
import { BoughtBasket } from '#web/flows/order/bought-basket.tsx';
import type { GoodOrder, OrderData } from '#web/flows/order/order-data.ts';
import styles from '#web/flows/order/order.module.css';
import { hasInvoice } from '#web/flows/order/has-invoice.ts';
import { returnOffer } from '#web/flows/order/return-offer.ts';
import type { ShellProps } from '#web/page.ts';
import { HowToPay } from '#web/payment/how-to-pay.tsx';
import { SafePayment } from '#web/payment/safe-payment.tsx';
import { StoreReferenceCard } from '#web/payment/store-reference-card.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import { findPath, orderPath, vouchersPath } from '#wire/link-paths.ts';
import type { OrderView } from '#wire/orders.ts';
import * as paths from '#wire/page-paths.ts';

/** The static part: what was ordered, its price, its state and the next step. */
export function OrderShell({ data, site, children }: ShellProps<OrderData>) {
  const { lang, brand } = site;
  if (data.kind === 'bad') return <Bad data={data} lang={lang} phone={brand.phone} />;
  const { order, bars, ways, bought } = data;
  const { voucher, standing } = order;
  // Once there is nothing to choose any more, the outcome and the next step come first.
  const isPaidHere = standing === 'open' || standing === 'paying';
  return (
    <Sheet title={orderHeading(data)[lang]} width="text" takesFocus>
      {isPaidHere ? <What order={order} lang={lang} /> : null}
      <HeldUntil order={order} lang={lang} />
      <ContactCode
        data={data.contactCode}
        reservation={{ code: order.code, contact: order.email === null ? null : { email: order.email } }}
        site={site}
        fields={data.chosen === undefined ? [] : [['method', data.chosen]]}
      />
      {voucher && bars ? (
        <>
          <StoreReferenceCard voucher={voucher} bars={bars} place={orderLive.clock[lang]} lang={lang}>
            {children}
          </StoreReferenceCard>
          <HowToPay voucher={voucher} isHolder says={orderText} lang={lang} />
        </>
      ) : (
        children
      )}
      <Next order={order} withdrawn={data.withdrawn} bought={bought} lang={lang} errors={data.errors} />
      {bought ? <BoughtBasket code={order.code} bought={bought} site={site} /> : null}
      {isPaidHere || bought ? null : <What order={order} lang={lang} />}
      <Return order={order} lang={lang} formToken={site.formToken} />
      <OfBasket order={order} lang={lang} formToken={site.formToken} isListed={bought !== undefined} />
      <SafePayment ways={ways} brand={brand} lang={lang} />
    </Sheet>
  );
}

interface PartProps {
  readonly order: OrderView;
  readonly lang: Lang;
}

/** What was ordered, as a ticket: its code and price are the stub. */
const What = ({ order: { items, code, total }, lang }: PartProps) => (
  <Ticket
    look="pass"
    headId="what"
    head={<h2>{items.map(({ title }) => title[lang]).join(' · ')}</h2>}
    stub={
      <>
        <p className={styles['total']}>
          <span className={styles['name']}>{orderText.total[lang]}</span> <Price isLarge amount={total} lang={lang} />
        </p>
        <p>
          <span className={styles['name']}>{orderText.code[lang]}</span> <strong className="figures">{code}</strong>
        </p>
      </>
    }
  >
    {items.map(({ kind, details }) => (
      <dl key={kind} className={styles['details']}>
        {details.map((detail) => (
          <div key={detail.label.es}>
            <dt>{detail.label[lang]}</dt>
            <dd>{detail.text[lang]}</dd>
          </div>
        ))}
      </dl>
    ))}
  </Ticket>
);

/** Until when what was ordered is kept for its payment. */
const HeldUntil = ({ order: { held_until: held }, lang }: PartProps) =>
  held === null ? null : (
    <NoticeBox>
      {orderText.heldUntil(`${dayAndClock(held, lang)} (${clockOf(orderLive.clock[lang])[lang]})`)[lang]}
    </NoticeBox>
  );

interface NextProps extends PartProps {
  readonly withdrawn: GoodOrder['withdrawn'];
  readonly bought: GoodOrder['bought'];
  readonly errors: readonly ShownError[];
}

function Next({ order, withdrawn, bought, lang, errors }: NextProps) {
  const { standing, items, email, code, voucher } = order;
  switch (standing) {
    case 'paid':
      return (
        <section className={styles['next']}>
          <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
          <NoticeBox role="status">
            {items.map(({ kind, next }) => (next ? <p key={kind}>{next[lang]}</p> : null))}
            {email ? <p>{orderText.writtenTo(email)[lang]}</p> : null}
            {items.map(({ kind, partner }) =>
              partner ? <p key={kind}>{orderText.partnerInvoices(partner.name, partner.invoice_phone)[lang]}</p> : null,
            )}
          </NoticeBox>
          <p className={styles['ways']}>
            {items.some(({ vouchers }) => vouchers) ? (
              <a className={buttonClass('main')} href={vouchersPath(lang, code)}>
                {voucherText.see[lang]}
              </a>
            ) : null}
            {hasInvoice(order, bought) ? (
              <a className={buttonClass()} href={`${paths.invoicing[lang]}?code=${code}`}>
                {orderText.invoice[lang]}
              </a>
            ) : null}
            <a className={buttonClass('quiet')} href={paths.home[lang]}>
              {orderText.home[lang]}
            </a>
          </p>
        </section>
      );
    case 'waiting':
      return <p>{voucher ? email && orderText.willWrite(email)[lang] : orderText.counter[lang]}</p>;
    case 'over':
    case 'returned':
      if (withdrawn && isBasket(order))
        return (
          <>
            <NoticeBox tone="warning">
              <p>{withdrawn}</p>
              <p>{basketOnOrder.takeOut[lang]}</p>
            </NoticeBox>
            <p className={styles['ways']}>
              <a className={buttonClass('main')} href={paths.basket[lang]}>
                {basketOnOrder.change[lang]}
              </a>
            </p>
          </>
        );
      return (
        <>
          <NoticeBox tone="warning">
            {withdrawn ? <p>{withdrawn}</p> : null}
            <p>{orderText[standing][lang]}</p>
          </NoticeBox>
          <p className={styles['ways']}>
            {standing === 'over' && order.again ? (
              <a className={buttonClass('main')} href={order.again[lang]}>
                {orderText.again[lang]}
              </a>
            ) : null}
            <a className={buttonClass(standing === 'over' && order.again ? 'quiet' : 'main')} href={paths.home[lang]}>
              {orderText.home[lang]}
            </a>
          </p>
        </>
      );
    default:
      return null;
  }
}

/** What else is in a basket can still be paid. */
const isBasket = ({ items }: PartProps['order']): boolean => items.some(({ orders }) => orders.length > 0);

/** The title of the page and its heading. */
export const orderHeading = ({ order, withdrawn }: GoodOrder): Readonly<Record<Lang, string>> =>
  order.standing === 'over' && withdrawn && isBasket(order)
    ? basketOnOrder.withdrawnTitle
    : orderText.title[order.standing];

/** The orders a basket pays for; for another order, the way into the basket. */
function OfBasket({ order: { standing, items, code, total }, lang, formToken, isListed }: OfBasketProps) {
  const orders = items.flatMap((item) => item.orders);
  if (orders.length > 0)
    return (
      <p className={styles['ways']}>
        {standing === 'open' ? <a href={paths.basket[lang]}>{basketOnOrder.change[lang]}</a> : null}
        {standing === 'paid' && !isListed
          ? orders.map((one) => (
              <a key={one.code} className={buttonClass()} href={orderPath(lang, one.code)}>
                {one.title[lang]}
              </a>
            ))
          : null}
      </p>
    );
  if (standing !== 'open' || total === 0) return null;
  return (
    <form className={styles['return']} method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="do" value="basket" />
      <p>{basketOnOrder.hint[lang]}</p>
      <p>
        <Button look="quiet">{basketOnOrder.add[lang]}</Button>
      </p>
    </form>
  );
}

interface ReturnProps extends PartProps {
  readonly formToken: string;
}

interface OfBasketProps extends ReturnProps {
  /** Its orders are on the page already, with what proves them. */
  readonly isListed: boolean;
}

/** Last: few want it. */
function Return({ order, lang, formToken }: ReturnProps) {
  const offer = returnOffer(order);
  if (!offer) return null;
  const { amount, terms } = offer;
  return (
    <form className={styles['return']} method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={order.code} />
      <input type="hidden" name="do" value="return" />
      <input type="hidden" name="amount" value={amount} />
      <p>{orderText[terms][lang]}</p>
      <p>
        <Button>{orderText[terms === 'returnHint' ? 'giveBack' : 'cancelFor'](priceText(amount, lang))[lang]}</Button>
      </p>
    </form>
  );
}

interface BadProps {
  readonly data: Extract<OrderData, { readonly kind: 'bad' }>;
  readonly lang: Lang;
  readonly phone: { readonly dial: string; readonly shown: string };
}

const Bad = ({ data: { why, again }, lang, phone }: BadProps) => (
  <Sheet title={orderText[why].title[lang]} lead={orderText[why].what[lang]} width="text" takesFocus>
    <p className={styles['ways']}>
      {why === 'unreachable' ? (
        <a className={buttonClass('main')} href={again}>
          {orderText.unreachable.again[lang]}
        </a>
      ) : (
        <a className={buttonClass('main')} href={findPath(lang, '')}>
          {orderText.lost.find[lang]}
        </a>
      )}
      <a className={buttonClass()} href={paths.home[lang]}>
        {orderText.home[lang]}
      </a>
      <a className={buttonClass('quiet')} href={`tel:${phone.dial}`}>
        {phone.shown}
      </a>
    </p>
  </Sheet>
);
