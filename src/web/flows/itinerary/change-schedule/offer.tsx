import type { ReactNode } from 'react';
import { changePayment } from '#text/change-payment.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { changeText } from '#text/change-schedule.ts';
import { Price, priceText } from '#ui/price.tsx';
import styles from './change.module.css';
import { OFFER_FORM, type OfferData } from './change-data.ts';
import { RunCard } from './run-card.tsx';
import { BesideTrip } from '#web/flows/itinerary/beside/beside-trip.tsx';
import { localMoment } from '#text/moments.ts';
import type { Site } from '#web/page.ts';
import { changePath, itineraryPath } from '#wire/link-paths.ts';

interface OfferProps {
  readonly data: OfferData;
  readonly site: Site;
  readonly children: ReactNode;
}

/** The old and the new run, the price difference, and how long the offer is valid. */
export function Offer({ data, site: { lang }, children }: OfferProps) {
  const { offer, code, ticket, date } = data;
  const { journey, schedule } = offer;
  return (
    <>
      <div className={styles['cards']}>
        {journey.current ? (
          <RunCard label={changeText.leaves[lang]} run={journey.current} look="old" lang={lang} />
        ) : null}
        <RunCard
          label={(journey.current ? changeText.takes : changeText.open.yours)[lang]}
          run={schedule}
          look="new"
          lang={lang}
        />
      </div>
      <Sum offer={offer} lang={lang} />
      <BesideTrip
        beside={data.beside}
        how={offer.to_pay > 0 ? 'movedAndPaid' : 'moved'}
        form={OFFER_FORM}
        lang={lang}
      />
      {children}
      <p className={styles['ways']}>
        <a href={`${changePath(lang, { code, ticket })}&date=${date}`}>{changeText.otherRuns[lang]}</a>
        <a href={itineraryPath(lang, code)}>{changePayment.back[lang]}</a>
      </p>
    </>
  );
}

function lostText(lost: OfferData['offer']['not_on_board'], lang: 'es' | 'en'): string {
  const total = lost.reduce((all, { total }) => all + total, 0);
  return changeText.notOnBoard(listCarriedExtras(lost, lang), priceText(total, lang))[lang];
}

function Sum({ offer, lang }: { readonly offer: OfferData['offer']; readonly lang: 'es' | 'en' }) {
  const { journey, schedule, difference, to_pay: toPay, credit, valid_until: until, not_on_board: lost } = offer;
  return (
    <section className={styles['sum']}>
      <dl>
        <div>
          <dt>{(journey.current ? changeText.newPrice : changeText.open.price)[lang]}</dt>
          <dd>
            <Price amount={schedule.price} lang={lang} />
          </dd>
        </div>
        <div>
          <dt>{changePayment.alreadyPaid[lang]}</dt>
          <dd>
            <span className="price">{changeText.less(priceText(journey.paid, lang))[lang]}</span>
          </dd>
        </div>
        <div className={styles['result']}>
          <dt>{(difference < 0 ? changeText.credit : changeText.pay)[lang]}</dt>
          <dd>
            <Price isLarge amount={difference < 0 ? credit : toPay} lang={lang} />
          </dd>
        </div>
      </dl>
      {difference < 0 ? <p>{changeText.creditTerms[lang]}</p> : null}
      {lost.length > 0 ? <p>{lostText(lost, lang)}</p> : null}
      <p className={styles['valid']}>
        {
          (journey.current ? changeText.validUntil : changeText.open.validUntil)(
            localMoment(until, journey.origin.city, lang),
          )[lang]
        }
      </p>
    </section>
  );
}
