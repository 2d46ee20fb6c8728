import { useEffect } from 'react';
import { formText } from '#text/form.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { SchedulesData } from './schedules-data.ts';

/** What is alive in choosing runs: little, for the runs themselves are links and plain forms around it. */
export function Screen({ data: { reservation, errors }, site, call }: ScreenProps<SchedulesData>) {
  useEffect(sendFilterOnChange, []);
  return (
    <StepFrame step="horarios" site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[site.lang]} errors={errors} />
    </StepFrame>
  );
}

/** A change of order or filter is enough; without scripts there is a button. */
function sendFilterOnChange(): () => void {
  const form = document.querySelector<HTMLFormElement>('form[data-filter]');
  const send = () => form?.requestSubmit();
  form?.addEventListener('change', send);
  return () => form?.removeEventListener('change', send);
}
