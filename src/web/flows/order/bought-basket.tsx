import { boughtBasket as say } from '#text/bought-basket.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { Price, priceText } from '#ui/price.tsx';
import { Tag } from '#ui/tag.tsx';
import type { BoughtData, DrawnOrder } from '#web/flows/order/bought.ts';
import styles from '#web/flows/order/bought-basket.module.css';
import type { Site } from '#web/page.ts';
import { TicketStrip } from '#web/ticketing/ticket-strip.tsx';
import { VoucherCard } from '#web/vouchers/voucher-card.tsx';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getPdf } from '#wire/ticket-documents.ts';
import { getVoucherPdf } from '#wire/vouchers.ts';

interface BoughtBasketProps {
  /** Of the basket. */
  readonly code: string;
  readonly bought: BoughtData;
  readonly site: Site;
}

/** One page of tickets: each order a basket paid for, as it stands, with what is shown to use it; and the sums. */
export const BoughtBasket = ({ code, bought: { orders, paid, back, left }, site }: BoughtBasketProps) => {
  const { lang } = site;
  return (
    <section className={styles['bought']} aria-label={say.list[lang]}>
      {orders.map((order) => (
        <Order key={order.code} order={order} site={site} />
      ))}
      <dl className={styles['sums']}>
        <div>
          <dt>{orderText.code[lang]}</dt>
          <dd className="figures">{code}</dd>
        </div>
        <Sum label={say.paid[lang]} amount={paid} lang={lang} />
        {back > 0 ? (
          <>
            <Sum label={say.back[lang]} amount={back} lang={lang} />
            <Sum label={say.left[lang]} amount={left} lang={lang} />
          </>
        ) : null}
      </dl>
    </section>
  );
};

const Sum = ({ label, amount, lang }: { readonly label: string; readonly amount: number; readonly lang: Lang }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Price isLarge amount={amount} lang={lang} />
    </dd>
  </div>
);

interface OrderProps {
  readonly order: DrawnOrder;
  readonly site: Site;
}

function Order({ order, site }: OrderProps) {
  const { lang, brand } = site;
  const { code, title, details, seller, state, paid } = order;
  const id = `bought-${code}`;
  const facts = [
    // A ticket and a voucher say when and where themselves.
    ...(isShown(order) ? [] : details.map(({ label, text }) => [label[lang], text[lang]] as const)),
    [say.soldBy[lang], seller.name ? `${seller.name}, ${seller.invoice_phone}` : brand.name] as const,
    [say.code[lang], code] as const,
    [say.paid[lang], priceText(paid, lang)] as const,
  ];
  return (
    <article className={`${CARD} ${styles['order']}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title[lang]}</h2>
        <Tag tone={state === 'sold' ? 'plain' : 'urgent'}>{say.states[state][lang]}</Tag>
      </header>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <News order={order} lang={lang} />
      <Proofs order={order} site={site} />
      <Links order={order} lang={lang} />
    </article>
  );
}

const isShown = ({ trip, vouchersShown }: DrawnOrder): boolean =>
  trip !== undefined || (vouchersShown?.length ?? 0) > 0;

/** What is to be known of it besides its state. */
function News({ order: { state, back }, lang }: Pick<OrderProps, 'order'> & { readonly lang: Lang }) {
  const amount = priceText(back, lang);
  if (state === 'returned') return <p>{(back > 0 ? say.returned(amount) : say.nothingBack)[lang]}</p>;
  return (
    <>
      {state === 'waiting' ? <p>{say.waiting[lang]}</p> : null}
      {back > 0 ? <p>{say.partly(amount)[lang]}</p> : null}
    </>
  );
}

function Proofs({ order: { trip, vouchersShown = [] }, site }: OrderProps) {
  const { lang } = site;
  return (
    <>
      {trip ? <TicketStrip reservation={trip.reservation} codes={trip.codes} site={site} /> : null}
      {vouchersShown.map((voucher) => (
        <VoucherCard key={voucher.folio} voucher={voucher} lang={lang} />
      ))}
    </>
  );
}

/** Its own page, and what it proves as a file. */
function Links({ order, lang }: Pick<OrderProps, 'order'> & { readonly lang: Lang }) {
  const { code, title, trip, vouchersShown = [] } = order;
  const query = encodeQuery({ code, lang, download: 'true' });
  const hasVoucher = vouchersShown.some(({ state }) => state !== 'cancelled');
  const pdf = trip ? pathOf(getPdf) + query : hasVoucher ? pathOf(getVoucherPdf) + query : undefined;
  return (
    <p className={styles['links']}>
      <a className={buttonClass()} href={order.path[lang]} aria-label={say.openOne(title[lang])[lang]}>
        {say.open[lang]}
      </a>
      {pdf ? (
        <a className={buttonClass()} href={pdf} download aria-label={say.pdfOf(title[lang])[lang]}>
          {ticketPapers.pdf[lang]}
        </a>
      ) : null}
    </p>
  );
}
