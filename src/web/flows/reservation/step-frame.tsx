import type { ReactNode } from 'react';
import type { Step } from '#domain/booking/step.ts';
import { flow } from '#text/flow.ts';
import { HoldCountdown } from '#web/flows/reservation/hold-countdown.tsx';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import styles from '#web/flows/reservation/step-frame.module.css';
import { TripSummary } from '#web/flows/reservation/trip-summary.tsx';
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

/** What every step shares: progress, title, the seats' time, and the trip with its total always in sight. */
export function StepFrame({ step, title, site, call, reservation, children, onReservation }: StepFrameProps) {
  return (
    <div className={styles['frame']}>
      <StepProgress step={step} reservation={reservation} lang={site.lang} />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles['work']}>
        <HoldCountdown reservation={reservation} site={site} call={call} onReservation={onReservation} />
        {children}
      </div>
      <aside className={styles['aside']} aria-label={flow.summary[site.lang]}>
        <TripSummary reservation={reservation} lang={site.lang} />
      </aside>
    </div>
  );
}
