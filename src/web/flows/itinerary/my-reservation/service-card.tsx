import { journeyName } from '#text/journey-name.ts';
import type { Lang } from '#text/lang.ts';
import { moneyBackText } from '#text/money-back.ts';
import { isPaidByLink, paidByLink } from '#text/paid-by-link.ts';
import { differenceText as say } from '#text/service-difference.ts';
import { priceText } from '#ui/price.tsx';
import { cancelPath } from '#wire/link-paths.ts';
import type { EntitlementsView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';
import styles from './rights.module.css';
import { Take } from './take.tsx';

interface ServiceCardProps {
  readonly rights: EntitlementsView;
  readonly reservation: Pick<ReservationView, 'buses'>;
  readonly lang: Lang;
}

/**
 * The card for a bus of another class than sold: which class, and the exact difference with the buttons to claim it
 * (B49).
 */
export function ServiceCard({ rights: { otherwise, difference, given, code }, reservation, lang }: ServiceCardProps) {
  const journeys = otherwise.filter(
    (one, index) => otherwise.findIndex(({ direction }) => direction === one.direction) === index,
  );
  const take = (claim: string) => cancelPath(lang, code, { claim });
  const isByLink = difference !== null && isPaidByLink(difference.shares);
  const wasTaken = given.some(({ differences }) => differences.length > 0);
  return (
    <section className={styles['card']} aria-labelledby="service">
      {journeys.map(({ direction, sold, runs, reason }, index) => (
        <div key={direction}>
          <h2 id={index === 0 ? 'service' : undefined}>
            {say.runs(journeyName(reservation, direction, moneyBackText)[lang], runs[lang])[lang]}
          </h2>
          <p>
            {say.sold(sold[lang])[lang]} {moneyBackText.card.why(reason)[lang]}
          </p>
        </div>
      ))}
      {difference ? (
        <>
          <p>{(isByLink ? paidByLink.preview.difference : say.owed)[lang]}</p>
          <ul>
            {difference.amounts.original ? (
              <Take href={take('difference')} look="main">
                {
                  (isByLink ? paidByLink.preview.takeOriginalCancelled : say.takeOriginal)(
                    priceText(difference.amounts.original, lang),
                  )[lang]
                }
              </Take>
            ) : null}
            {difference.amounts.credit ? (
              <Take href={take('difference_credit')}>
                {say.takeCredit(priceText(difference.amounts.credit, lang))[lang]}
              </Take>
            ) : null}
          </ul>
        </>
      ) : wasTaken ? (
        <p>{say.taken[lang]}</p>
      ) : null}
    </section>
  );
}
