import { FREE_BAG, HAND_BAG, PERSONAL_ITEM } from '#domain/ticketing/baggage.ts';
import { additionalsStep } from '#text/additionals-step.ts';
import { extrasForm } from '#text/extras-form.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Price } from '#ui/price.tsx';
import { type JourneyRow, totalOf } from '#web/booking/add-data.ts';
import { formAddress } from '#web/booking/form-address.ts';
import { Journey } from '#web/booking/journey.tsx';
import { useItems } from '#web/booking/use-items.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import type { ShownError } from '#web/shown-errors.ts';
import styles from './extras.module.css';
import type { IncludedByCard, OnBoard } from './shown-extras.ts';

export interface ShownExtras {
  readonly reservation: LiveReservation;
  /** Every passenger already has a seat. */
  readonly isSeated: boolean;
  /** The part of the total that is for extras chosen earlier. */
  readonly chosenBefore: number;
  /** Empty when nothing is on sale any more. */
  readonly journeys: readonly JourneyRow[];
  /** Passengers whose card includes more than a standard ticket. */
  readonly cards: readonly IncludedByCard[];
  /** The name on the signed-in traveller's card if they do not travel; empty if they do. */
  readonly absent: string;
  readonly onBoard: readonly OnBoard[];
  readonly errors: readonly ShownError[];
}

/** Referenced by the button in the bottom bar. */
const FORM_ID = 'extras';

/** What can be bought with the seats (T80), and what is included. A plain form; scripts only compute the total. */
export function Screen({ data, site, call }: ScreenProps<ShownExtras>) {
  const { reservation, isSeated, chosenBefore, journeys, cards, absent, onBoard, errors } = data;
  const { lang } = site;
  const { form, items, replacing, read } = useItems(data);
  const total = totalOf(data, items);
  return (
    <StepFrame
      step="adicionales"
      site={site}
      call={call}
      reservation={reservation}
      more={total - chosenBefore}
      action={
        <Button look="main" form={FORM_ID}>
          {(isSeated ? additionalsStep.toPayment : additionalsStep.submit)[lang]}
        </Button>
      }
    >
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <p>{(journeys.length > 0 ? additionalsStep.lead : additionalsStep.none)[lang]}</p>
      <form
        className={styles['form']}
        method="post"
        action={formAddress('adicionales', reservation, lang)}
        id={FORM_ID}
        ref={form}
        noValidate
        onInput={read}
      >
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        {journeys.map((journey, index) => (
          <Journey
            key={journey.direction}
            journey={journey}
            sameAs={journeys[index - 1]}
            isOneOfMany={journeys.flatMap(({ tickets }) => tickets).length > 1}
            items={items}
            replacing={replacing}
            onStep={read}
            errors={errors}
            lang={lang}
          />
        ))}
        {journeys.length > 0 ? (
          <p className={styles['total']} role="status">
            <span>
              {additionalsStep.total[lang]} <small>{extrasForm.totalHint[lang]}</small>
            </span>
            <Price isLarge amount={total} lang={lang} />
          </p>
        ) : null}
        {journeys.length > 0 ? (
          <noscript>
            <Button name="do" value="see">
              {extrasForm.see[lang]}
            </Button>
          </noscript>
        ) : null}
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
          {onBoard.some(({ hasWifi }) => hasWifi) ? (
            <div>
              <dt>{additionalsStep.wifi[lang]}</dt>
              <dd>{additionalsStep.wifiLimits[lang]}</dd>
            </div>
          ) : null}
          {onBoard.map(({ service, what }) => (
            <div key={service}>
              <dt>{additionalsStep.onBoard(service)[lang]}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </StepFrame>
  );
}
