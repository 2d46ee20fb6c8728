import type { ReactNode } from 'react';
import { type Step, STEPS } from '#domain/booking/step.ts';
import { isSettled } from '#domain/orders/payment-status.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { stepProgress } from '#text/step-progress.ts';
import { tripText } from '#text/trip.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { bus } from '#ui/drawings/icons.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import styles from '#web/flows/reservation/step-progress.module.css';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface StepProgressProps {
  readonly step: Step;
  readonly reservation: ReservationView;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/**
 * The steps shown; the invoice step is optional and comes afterwards. The extras step is included only if extras are on
 * sale (T80).
 */
const WALKED: readonly Step[] = STEPS.filter((step) => step !== 'facturacion');

/**
 * The trip in one line, and below it the road to the tickets: the bus is at this step, and earlier steps are links
 * until paid.
 */
export function StepProgress({ step, reservation, site }: StepProgressProps) {
  const { lang } = site;
  const walked = WALKED.filter((name) => name !== 'adicionales' || reservation.additionals.offered);
  const here = walked.indexOf(step);
  const canGoBack = !isSettled(reservation.payment);
  return (
    <div className={styles['strip']}>
      {step === 'horarios' ? null : <Trip reservation={reservation} lang={lang} />}
      <nav className={styles['progress']} aria-label={stepProgress.progress[lang]}>
        <p className={styles['short']}>
          <strong>{stepProgress.steps[step][lang]}</strong>{' '}
          <small>{stepProgress.ofAll(here + 1, walked.length)[lang]}</small>
        </p>
        <ol className={styles['list']} data-steps={walked.length} data-arrived={here === walked.length - 1}>
          {walked.map((name, i) => (
            <li
              key={name}
              className={i < here ? styles['done'] : undefined}
              aria-current={i === here ? 'step' : undefined}
            >
              {i === here ? <Icon d={bus} size={18} /> : null}
              <StepEntry name={name} isLink={i < here && canGoBack} reservation={reservation} site={site}>
                <span>{stepProgress.steps[name][lang]}</span>
              </StepEntry>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** Origin, destination, day and party; omitted where the page heading shows them. */
function Trip({ reservation, lang }: Pick<StepProgressProps, 'reservation'> & { readonly lang: Lang }) {
  const { origin, destination, departure, passengers } = reservation;
  if (!departure.schedule) return null;
  const all = [departure.schedule, reservation.return.schedule].flatMap((run) =>
    run ? [formatShortDate(run.departs_at, lang)] : [],
  );
  // Both runs of a connection mostly leave on one day.
  const days = reservation.via ? [...new Set(all)] : all;
  return (
    <p className={styles['trip']}>
      <strong>
        {origin.city} <span aria-hidden="true">→</span>
        <span className="visually-hidden">{stepProgress.to[lang]}</span> {destination.city}
      </strong>{' '}
      <small>
        {days.join(' – ')} · {tripText.passengers(passengers.length)[lang]}
      </small>
    </p>
  );
}

interface StepEntryProps extends Omit<StepProgressProps, 'step'> {
  readonly name: Step;
  readonly isLink: boolean;
  readonly children: ReactNode;
}

/** The link back to a step. Held seats are released first, so for the seats step it is a form (T37). */
function StepEntry({ name, isLink, reservation, site, children }: StepEntryProps) {
  const { lang, formToken } = site;
  const address = stepAddress(name, { lang, code: reservation.code });
  const hasSeats = reservation.passengers.some(({ seat_departure, seat_return }) => seat_departure ?? seat_return);
  if (!isLink || (name === 'asientos' && !hasSeats)) return children;
  if (name !== 'asientos') return <a href={address}>{children}</a>;
  return (
    <form method="post" action={address}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={reservation.code} />
      <input type="hidden" name="do" value="change" />
      <button aria-label={stepProgress.changeSeats[lang]}>{children}</button>
    </form>
  );
}
