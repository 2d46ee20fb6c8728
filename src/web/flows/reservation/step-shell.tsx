import type { ComponentType } from 'react';
import type { Step } from '#domain/booking/step.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { close } from '#ui/drawings/icons.ts';
import styles from '#web/flows/reservation/step-shell.module.css';
import { DroppedExtras } from '#web/flows/reservation/dropped-extras.tsx';
import { TRIP_ID } from '#web/flows/reservation/foot-bar.tsx';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import { isFollowUp } from '#web/booking/reservation-state.ts';
import { TripSummary } from '#web/flows/reservation/trip-summary.tsx';
import type { ShellProps, Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface OfReservation {
  readonly reservation: ReservationView;
}

export interface SlotProps<Data> {
  readonly data: Data;
  readonly site: Site;
}

interface StepSlots<Data> {
  readonly step: Step;
  /** The title, for the heading of the page. */
  titleOf?(data: Data, lang: Lang): string;
  /** On narrow screens the step shows the same as its title, which is then only for screen readers. */
  readonly saysTitle?: boolean;
  /** Shown at the top in place of the title; contains the heading of the page. */
  readonly Head?: ComponentType<SlotProps<Data>>;
  /** Before and after the interactive part of the step. */
  readonly Header?: ComponentType<SlotProps<Data>>;
  readonly Footer?: ComponentType<SlotProps<Data>>;
}

/**
 * The static part around a step: progress, title, read-only content and plain forms, and the trip with its price. Only
 * the step itself is hydrated.
 */
export const stepShell =
  <Data extends OfReservation>({
    step,
    titleOf,
    saysTitle,
    Head,
    Header: StepHeader,
    Footer: StepFooter,
  }: StepSlots<Data>) =>
  ({ data, site, children }: ShellProps<Data>) => (
    <div className={styles['frame']}>
      {Head ? <Head data={data} site={site} /> : null}
      {isFollowUp(data.reservation) ? null : <StepProgress step={step} reservation={data.reservation} site={site} />}
      {titleOf ? (
        <h1 className={saysTitle ? `${styles['title']} ${styles['said']}` : styles['title']} tabIndex={-1}>
          {titleOf(data, site.lang)}
        </h1>
      ) : null}
      <div className={styles['column']}>
        <DroppedExtras reservation={data.reservation} lang={site.lang} />
        {StepHeader ? <StepHeader data={data} site={site} /> : null}
        {children}
        {StepFooter ? <StepFooter data={data} site={site} /> : null}
      </div>
      <aside className={styles['aside']} id={TRIP_ID} popover="auto" aria-label={flow.summary[site.lang]} tabIndex={-1}>
        <button
          type="button"
          className={styles['close']}
          popoverTarget={TRIP_ID}
          popoverTargetAction="hide"
          aria-label={flow.close[site.lang]}
        >
          <Icon d={close} />
        </button>
        <TripSummary reservation={data.reservation} isPaying={step === 'pago'} lang={site.lang} />
      </aside>
    </div>
  );
