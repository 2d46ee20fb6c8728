import { useEffect, useState } from 'react';
import { formText } from '#text/form.ts';
import { turningDays } from '#text/turning-days.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownSchedules } from './schedules-data.ts';
import { type Turning, watchTurning } from './watch-turning.ts';

/** The interactive part of choosing runs. It is small: the runs are links and plain forms around it. */
export function Screen({ data: { reservation, errors }, site, call }: ScreenProps<ShownSchedules>) {
  const { lang } = site;
  const [turning, setTurning] = useState<Turning>();
  useEffect(() => watchTurning(setTurning), []);
  return (
    <StepFrame step="horarios" site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {turning === 'offline' ? (
        <NoticeBox tone="warning" role="alert">
          {turningDays.offline[lang]}
        </NoticeBox>
      ) : null}
      {turning === 'reading' ? (
        <p className="visually-hidden" role="status">
          {turningDays.reading[lang]}
        </p>
      ) : null}
    </StepFrame>
  );
}
