import { DIRECTIONS } from '#domain/fares/quote.ts';
import { FREE_BAG, HAND_BAG, PERSONAL_ITEM } from '#domain/ticketing/baggage.ts';
import { additionalsStep } from '#text/additionals-step.ts';
import { amenities } from '#text/amenities.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import styles from '#web/flows/reservation/adicionales/adicionales.module.css';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';

export interface AdditionalsData {
  readonly reservation: ReservationView;
  readonly errors: readonly ShownError[];
}

/** What may be added to the trip. Nothing is on sale yet, and it says what is included. */
export function Screen({ data: { reservation, errors }, site, call }: ScreenProps<AdditionalsData>) {
  const { lang } = site;
  const submit = reservation.departure.open ? additionalsStep.submitOpen : additionalsStep.submit;
  return (
    <StepFrame step="adicionales" site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <p>{additionalsStep.none[lang]}</p>
      <section className={styles['included']} aria-labelledby="included">
        <h2 id="included">{additionalsStep.included[lang]}</h2>
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
          <OnBoard reservation={reservation} lang={lang} />
        </dl>
      </section>
      <form method="post" action={stepAddress('adicionales', lang)}>
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <Button look="main" className={styles['submit']}>
          {submit[lang]}
        </Button>
      </form>
    </StepFrame>
  );
}

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
