import type { Lang } from '#text/lang.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { Button } from '#ui/button.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import type { CancelData, Proposal, Take } from '#web/flows/itinerary/cancelar/cancel-data.ts';
import styles from '#web/flows/itinerary/cancelar/cancelar.module.css';
import { localMoment } from '#web/flows/reservation/local-moment.ts';
import type { Site } from '#web/page.ts';

interface ConfirmProps {
  readonly data: CancelData;
  readonly proposal: Proposal;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** How it is to be given back, and the one button. */
export function Confirm({ data, proposal, site: { lang, formToken } }: ConfirmProps) {
  const { reservation, passengers, directions, isClaim } = data;
  const { offer, takes, key } = proposal;
  return (
    <form className={`${PANEL} ${styles['card']}`} method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={reservation.code} />
      <input type="hidden" name="key" value={key} />
      {isClaim ? <input type="hidden" name="claim" value={takes[0]} /> : null}
      {passengers.map((position) => (
        <input key={position} type="hidden" name="passenger" value={position} />
      ))}
      {directions.map((direction) => (
        <input key={direction} type="hidden" name="direction" value={direction} />
      ))}
      <fieldset className={styles['means']}>
        <legend>{say.means[lang]}</legend>
        {takes.map((take, index) => (
          <label key={take}>
            <input type="radio" name="take" value={take} defaultChecked={index === 0} required />
            <span>{takeText(proposal, take, lang)}</span>
          </label>
        ))}
      </fieldset>
      {takes.map((take) => (
        <input key={take} type="hidden" name={`amount_${take}`} value={amountOf(proposal, take)} />
      ))}
      {offer && offer.compensated > 0 ? <p>{say.plus(priceText(offer.compensated, lang))[lang]}</p> : null}
      <p>{(offer ? say.givesUp : say.keeps)[lang]}</p>
      {offer ? (
        <p className={styles['of']}>{say.until(localMoment(offer.valid_until, reservation.origin.city, lang))[lang]}</p>
      ) : null}
      <p>
        <Button look="main">{(offer ? say.confirm : say.confirmTravel)[lang]}</Button>
      </p>
    </form>
  );
}

const amountOf = ({ offer, travel }: Proposal, take: Take): number =>
  (take === 'travel' ? travel?.amount : offer?.amounts[take]) ?? 0;

function takeText(proposal: Proposal, take: Take, lang: Lang): string {
  const amount = priceText(amountOf(proposal, take), lang);
  if (take === 'travel') return say.travel(amount)[lang];
  return take === 'credit'
    ? say.credit(amount)[lang]
    : say.original[proposal.offer?.paid_from ?? 'provider'](amount)[lang];
}
