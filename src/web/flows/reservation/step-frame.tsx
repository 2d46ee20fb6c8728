import { type ReactNode, useEffect } from 'react';
import type { Step } from '#domain/booking/step.ts';
import { isOver, sameSearch } from '#web/booking/reservation-state.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { FootBar, hasFootBar } from '#web/flows/reservation/foot-bar.tsx';
import { HoldCountdown } from '#web/flows/reservation/hold-countdown.tsx';
import { Leave } from '#web/flows/reservation/leave.tsx';
import styles from '#web/flows/reservation/step-frame.module.css';
import { TimeIsUp } from '#web/flows/reservation/time-is-up.tsx';
import { useReservation } from '#web/flows/reservation/use-reservation.ts';
import type { Site } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface StepFrameProps {
  readonly step: Step;
  readonly site: Site;
  readonly call: ApiCall;
  readonly reservation: LiveReservation;
  readonly children: ReactNode;
  /** The button of the step, for the bottom bar. */
  readonly action?: ReactNode;
  /** Progress within the step, for the same bar. */
  readonly note?: string;
  /** Centavos chosen on this page but not yet in the summary. */
  readonly more?: number;
  /** Called when the hold was extended or expired, which changes what the step shows. */
  onReservation?(reservation: ReservationView): void;
}

/** The interactive parts of every step: the hold time, the total at the bottom of narrow screens, and leaving. */
export function StepFrame(props: StepFrameProps) {
  const { step, site, call, reservation: shown, children, onReservation } = props;
  const { lang } = site;
  const hold = useReservation({ shown, formToken: site.formToken, call, onReservation });
  const { reservation } = hold;
  const over = isOver(reservation);
  usePutAway(over);
  return (
    <div className={styles['work']}>
      {over ? (
        <TimeIsUp reservation={reservation} lang={lang} />
      ) : (
        <>
          <HoldCountdown hold={hold} hasBar={hasFootBar(reservation, props.action)} site={site} />
          {children}
        </>
      )}
      {over ? null : <FootBar hold={hold} more={props.more} note={props.note} action={props.action} lang={lang} />}
      <Leave
        code={reservation.code}
        step={step}
        formToken={site.formToken}
        search={sameSearch(reservation)}
        warns={!over}
        isDone={over}
        call={call}
        lang={lang}
      />
    </div>
  );
}

/** Hides the actions around a reservation whose time is up. */
function usePutAway(over: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-over', over);
  }, [over]);
}
