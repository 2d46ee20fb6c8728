import { type FormEvent, useState } from 'react';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { FREE_BAG, HAND_BAG, PERSONAL_ITEM } from '#domain/ticketing/baggage.ts';
import { addText } from '#text/add.ts';
import { additionalsStep } from '#text/additionals-step.ts';
import { amenities } from '#text/amenities.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Price } from '#ui/price.tsx';
import { itemsOf, type JourneyRow, totalOf } from '#web/booking/add-data.ts';
import { formAddress } from '#web/booking/form-address.ts';
import { Journey } from '#web/booking/journey.tsx';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import styles from './extras.module.css';
import type { IncludedByCard } from './shown-extras.ts';

export interface AdditionalsData {
  readonly reservation: ReservationView;
  /** Empty where nothing is on sale any more. */
  readonly journeys: readonly JourneyRow[];
  /** Passengers whose card includes more than every ticket does. */
  readonly cards: readonly IncludedByCard[];
  /** The name on the card of anyone who is signed in and does not travel; empty where they do. */
  readonly absent: string;
  readonly errors: readonly ShownError[];
}

/** What may be bought together with the seats (T80), and what is included. A plain form; scripts only add up. */
export function Screen({ data, site, call }: ScreenProps<AdditionalsData>) {
  const { reservation, journeys, cards, absent, errors } = data;
  const { lang } = site;
  const [total, setTotal] = useState(() => chosenTotal(journeys));
  const addUp = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTotal(totalOf(data, itemsOf(new FormData(currentTarget))));
  const isSeated = reservation.passengers.some(({ seat_departure }) => seat_departure !== null);
  return (
    <StepFrame step="adicionales" site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <p>{(journeys.length > 0 ? additionalsStep.lead : additionalsStep.none)[lang]}</p>
      <form
        className={styles['form']}
        method="post"
        action={formAddress('adicionales', reservation, lang)}
        noValidate
        onChange={addUp}
      >
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        {journeys.map((journey) => (
          <Journey key={journey.direction} journey={journey} errors={errors} lang={lang} />
        ))}
        {journeys.length > 0 ? (
          <p className={styles['total']} role="status">
            <span>
              {additionalsStep.total[lang]} <small>{addText.totalHint[lang]}</small>
            </span>
            <Price amount={total} lang={lang} />
          </p>
        ) : null}
        <p className={styles['buttons']}>
          <Button look="main" className={styles['submit']}>
            {(isSeated ? additionalsStep.toPayment : additionalsStep.submit)[lang]}
          </Button>
          {journeys.length > 0 ? (
            <noscript>
              <Button name="do" value="see">
                {addText.see[lang]}
              </Button>
            </noscript>
          ) : null}
        </p>
      </form>
      <section className={styles['included']} aria-labelledby="included">
        <h2 id="included">{additionalsStep.included[lang]}</h2>
        {absent ? <p>{additionalsStep.holderOnly(absent)[lang]}</p> : null}
        <dl>
          <div>
            <dt>{additionalsStep.bag[lang]}</dt>
            <dd>{additionalsStep.bagLimits(FREE_BAG.kilograms, FREE_BAG.linearCentimetres)[lang]}</dd>
          </div>
          <div>
            <dt>{additionalsStep.handBag[lang]}</dt>
            <dd>{additionalsStep.limits(HAND_BAG.kilograms, HAND_BAG.centimetres.join(' × '))[lang]}</dd>
          </div>
          <div>
            <dt>{additionalsStep.personalItem[lang]}</dt>
            <dd>{additionalsStep.limits(PERSONAL_ITEM.kilograms, PERSONAL_ITEM.centimetres.join(' × '))[lang]}</dd>
          </div>
          {cards.map(({ position, whose, what }) => (
            <div key={position}>
              <dt>{additionalsStep.instead(whose)[lang]}</dt>
              <dd>{what}</dd>
            </div>
          ))}
          <OnBoard reservation={reservation} lang={lang} />
        </dl>
      </section>
    </StepFrame>
  );
}

/** Of what was chosen when the page came. */
const chosenTotal = (journeys: readonly JourneyRow[]): number =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ offers }) => offers)
    .reduce((sum, { price, chosen }) => sum + price * chosen, 0);

/** What the buses that were chosen have on board; one line where both are of one service. */
function OnBoard({ reservation, lang }: { readonly reservation: ReservationView; readonly lang: Lang }) {
  const services = new Map(
    DIRECTIONS.flatMap((direction) => {
      const service = reservation[direction].schedule?.service;
      return service ? [[service.id, service]] : [];
    }),
  );
  return [...services.values()].map(({ id, name, amenities: names }) => {
    const known = names.flatMap((one) => amenities[one]?.[lang] ?? []);
    return known.length === 0 ? null : (
      <div key={id}>
        <dt>{additionalsStep.onBoard(name[lang])[lang]}</dt>
        <dd>{known.join(', ')}</dd>
      </div>
    );
  });
}
