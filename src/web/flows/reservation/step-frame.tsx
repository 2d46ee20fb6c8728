import type { ReactNode } from 'react';
import type { Step } from '#domain/booking/step.ts';
import { flow } from '#text/flow.ts';
import { FootBar, TRIP_ID } from '#web/flows/reservation/foot-bar.tsx';
import { HoldCountdown } from '#web/flows/reservation/hold-countdown.tsx';
import { LeaveDialog } from '#web/flows/reservation/leave-dialog.tsx';
import { isOver } from '#web/flows/reservation/reservation-state.ts';
import { Sending } from '#web/flows/reservation/sending.tsx';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import styles from '#web/flows/reservation/step-frame.module.css';
import { TimeIsUp } from '#web/flows/reservation/time-is-up.tsx';
import { TripSummary } from '#web/flows/reservation/trip-summary.tsx';
import { useLeaving } from '#web/flows/reservation/use-leaving.ts';
import { useReservation } from '#web/flows/reservation/use-reservation.ts';
import type { Site } from '#web/page.ts';
import type { Call } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface StepFrameProps {
  readonly step: Step;
  readonly title: string;
  readonly site: Site;
  readonly call: Call;
  readonly reservation: ReservationView;
  readonly children: ReactNode;
  /** A hold that was extended or ran out changes what the step shows. */
  onReservation?(reservation: ReservationView): void;
}

/** What every step shares: progress, title, the seats' time, the trip with its total always in sight, and the way out. */
export function StepFrame({ step, title, site, call, reservation: shown, children, onReservation }: StepFrameProps) {
  const { lang } = site;
  const hold = useReservation({ shown, call, onReservation });
  const { reservation } = hold;
  const over = isOver(reservation);
  const leaving = useLeaving({ code: reservation.code, step, warns: !over });
  return (
    <div className={styles['frame']}>
      <StepProgress step={step} reservation={reservation} lang={lang} />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles['work']}>
        {over ? (
          <TimeIsUp reservation={reservation} lang={lang} />
        ) : (
          <>
            <HoldCountdown hold={hold} site={site} />
            {children}
          </>
        )}
      </div>
      <aside className={styles['aside']} id={TRIP_ID} aria-label={flow.summary[lang]} tabIndex={-1}>
        <TripSummary reservation={reservation} lang={lang} />
      </aside>
      {over ? null : <FootBar hold={hold} lang={lang} />}
      <LeaveDialog leaving={leaving} lang={lang} />
      <Sending lang={lang} />
    </div>
  );
}
