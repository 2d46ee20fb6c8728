import { additionalsStep } from '#text/additionals-step.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
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
    <StepFrame step="adicionales" title={additionalsStep.title[lang]} site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <Notice>{additionalsStep.none[lang]}</Notice>
      <form method="post" action={stepAddress('adicionales', lang)}>
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <Button look="main">{submit[lang]}</Button>
      </form>
    </StepFrame>
  );
}
