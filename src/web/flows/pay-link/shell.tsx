import { journeyName } from '#text/journey-name.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { additionPayment } from '#text/additions/payment.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { extrasText } from '#text/extras.ts';
import { tripText } from '#text/trip.ts';
import { payLinkText } from '#text/pay-link.ts';
import { tripSummary } from '#text/trip-summary.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { OtherDay } from '#ui/other-day.tsx';
import { Price } from '#ui/price.tsx';
import styles from '#web/flows/pay-link/pay-link.module.css';
import type { PayLinkData } from '#web/flows/pay-link/pay-link-data.ts';
import type { ShellProps } from '#web/page.ts';
import { HowToPay } from '#web/payment/how-to-pay.tsx';
import { SafePayment } from '#web/payment/safe-payment.tsx';
import { StoreReferenceCard } from '#web/payment/store-reference-card.tsx';
import type { PayLinkView } from '#wire/pay-link.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The static part: the trip and its price, without names. */
export function PayLinkShell({ data, site: { lang, brand }, children }: ShellProps<PayLinkData>) {
  if (data.kind === 'bad') {
    return (
      <article className={styles['page']}>
        <h1 tabIndex={-1}>{payLinkText[data.why].title[lang]}</h1>
        <p>{payLinkText[data.why].what[lang]}</p>
        <p className={styles['ways']}>
          <a className={buttonClass('main')} href={paths.home[lang]}>
            {payLinkText.toHome[lang]}
          </a>
          <a className={buttonClass()} href={`tel:${brand.phone.dial}`}>
            {brand.phone.shown}
          </a>
        </p>
        {children}
      </article>
    );
  }
  const { payment, bars } = data;
  const { voucher, standing, follows } = payment;
  const words = follows ? payLinkText.follows[follows] : payLinkText;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{titleOf(standing, words)[lang]}</h1>
        {standing === 'over' || standing === 'paid' ? null : (
          <>
            <p>{words.intro(brand.name)[lang]}</p>
            <p className={styles['privacy']}>{payLinkText.privacy[lang]}</p>
          </>
        )}
      </header>
      {standing === 'paid' ? <Thanks payment={payment} lang={lang} /> : null}
      {standing === 'over' ? <NoticeBox tone="warning">{overText(payment)[lang]}</NoticeBox> : null}
      <Trip payment={payment} lang={lang} />
      {voucher && bars ? (
        <>
          <StoreReferenceCard voucher={voucher} bars={bars} place={payment.boarding.city} lang={lang}>
            {children}
          </StoreReferenceCard>
          <HowToPay
            voucher={voucher}
            isHolder={false}
            says={follows === 'addition' ? additionPayment : undefined}
            lang={lang}
          />
        </>
      ) : (
        <>
          {children}
          <SafePayment ways={data.ways} brand={brand} lang={lang} />
        </>
      )}
    </div>
  );
}

type Words = Pick<
  typeof payLinkText | (typeof payLinkText.follows)['change' | 'addition'],
  'title' | 'paidTitle' | 'overTitle'
>;

function titleOf(standing: PayLinkView['standing'], words: Words) {
  if (standing === 'paid') return words.paidTitle;
  return standing === 'over' ? words.overTitle : words.title;
}

/** Why it is over: its departure was cancelled, or what it adds has no valid ticket any more, or its time. */
function overText({ withdrawn, follows }: PayLinkView) {
  if (withdrawn !== null) return payLinkText.withdrawn[withdrawn === 'addition_ticket_unknown' ? 'ticket' : 'run'];
  return follows === 'addition' ? payLinkText.overWithoutSeats : payLinkText.over;
}

interface PartProps {
  readonly payment: PayLinkView;
  readonly lang: Lang;
}

/** Paid: the amount and the reference of the payment. */
function Thanks({ payment: { total, reference, follows }, lang }: PartProps) {
  return (
    <section className={styles['paid']}>
      <p>{(follows ? payLinkText.follows[follows] : payLinkText).paid[lang]}</p>
      <dl>
        <div>
          <dt>{payLinkText.amount[lang]}</dt>
          <dd>
            <Price isLarge amount={total} lang={lang} />
          </dd>
        </div>
        {reference ? (
          <div>
            <dt>{payLinkText.reference[lang]}</dt>
            <dd className="figures">{reference}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function Trip({ payment, lang }: PartProps) {
  const { journeys, passengers, total, added } = payment;
  if (added) return <Added payment={payment} added={added} lang={lang} />;
  return (
    <section className={styles['trip']} aria-label={payLinkText.trip[lang]}>
      <ul>
        {DIRECTIONS.flatMap((name) => journeys.filter(({ direction }) => direction === name)).map(
          ({ direction, from, to, departs_at, arrives_at }) => (
            <li key={direction}>
              <span className={styles['direction']}>{journeyName(payment, direction, tripText.journeys)[lang]}</span>
              <strong className={styles['ends']}>
                {from.city} → {to.city}
              </strong>
              {departs_at && arrives_at ? (
                <>
                  <time className={styles['clock']} dateTime={departs_at}>
                    {formatClock(departs_at, lang)} → {formatClock(arrives_at, lang)}
                    <OtherDay from={departs_at} to={arrives_at} lang={lang} />
                  </time>
                  <span>{formatLongDate(departs_at, lang)}</span>
                </>
              ) : (
                <span>{tripText.openTicket[lang]}</span>
              )}
            </li>
          ),
        )}
      </ul>
      <p className={styles['total']}>
        <span>{tripText.passengers(passengers)[lang]}</span>
        <span>
          {tripSummary.total[lang]} <Price amount={total} lang={lang} className={styles['amount']} />
        </span>
      </p>
    </section>
  );
}

/** What is added to a paid trip, whose runs are not what is paid for here. */
function Added({ payment, added, lang }: PartProps & { readonly added: NonNullable<PayLinkView['added']> }) {
  const { journeys, total } = payment;
  return (
    <section className={styles['trip']} aria-label={extrasText.heading[lang]}>
      <ul>
        {added.map((line, at) => (
          <li key={at}>
            <strong className={styles['ends']}>{listCarriedExtras([line], lang)}</strong>
          </li>
        ))}
        {journeys.map(({ direction, from, to }) => (
          <li key={direction}>
            {from.city} → {to.city}
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>
          {tripSummary.total[lang]} <Price amount={total} lang={lang} className={styles['amount']} />
        </span>
      </p>
    </section>
  );
}
