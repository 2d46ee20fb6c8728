import { useEffect, useState } from 'react';
import { formText } from '#text/form.ts';
import { turningDays } from '#text/turning-days.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownSchedules } from './schedules-data.ts';
import { late } from '#web/services/late.ts';
import { type Edited, watchEdit } from './watch-edit.ts';
import { type Turning, watchTurning } from './watch-turning.ts';

const search = late(() => import('./edit-search.tsx'));

/** The interactive part of choosing runs. It is small: the runs are links and plain forms around it. */
export function Screen({ data: { reservation, errors }, site, call }: ScreenProps<ShownSchedules>) {
  const { lang } = site;
  const [turning, setTurning] = useState<Turning>();
  useEffect(() => watchTurning(setTurning), []);
  const [edited, setEdited] = useState<Edited>();
  useEffect(() => watchEdit(search, setEdited), []);
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
      {edited ? (
        <edited.EditSearch
          {...edited}
          site={site}
          call={call}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      ) : null}
    </StepFrame>
  );
}
