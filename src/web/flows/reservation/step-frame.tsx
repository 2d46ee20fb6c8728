import { type ReactNode, useEffect } from 'react';
import type { Step } from '#domain/booking/step.ts';
import { priceText } from '#ui/price.tsx';
import { isOver, sameSearch } from '#web/booking/reservation-state.ts';
import { FootBar } from '#web/flows/reservation/foot-bar.tsx';
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
  readonly reservation: ReservationView;
  readonly children: ReactNode;
  /** A hold that was extended or ran out changes what the step shows. */
  onReservation?(reservation: ReservationView): void;
}

/** What is alive in every step: the seats' time, the total at the foot of narrow screens, and the way out. */
export function StepFrame({ step, site, call, reservation: shown, children, onReservation }: StepFrameProps) {
  const { lang } = site;
  const hold = useReservation({ shown, formToken: site.formToken, call, onReservation });
  const { reservation } = hold;
  const over = isOver(reservation);
  usePutAway(over);
  useTotalInSummary(priceText(reservation.summary.total, lang));
  return (
    <div className={styles['work']}>
      {over ? (
        <TimeIsUp reservation={reservation} lang={lang} />
      ) : (
        <>
          <HoldCountdown hold={hold} site={site} />
          {children}
        </>
      )}
      {over ? null : <FootBar hold={hold} lang={lang} />}
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

/** Nothing that could still be done stands around a reservation whose time is up. */
function usePutAway(over: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-over', over);
  }, [over]);
}

/** The summary beside the step stands still; a price that changed while paying is written into it. */
function useTotalInSummary(total: string): void {
  useEffect(() => {
    const shown = document.querySelector('[data-total] span');
    if (shown && shown.textContent !== total) shown.textContent = total;
  }, [total]);
}
