import { type Step, STEPS } from '#domain/booking/step.ts';
import { isSettled } from '#domain/payment/status.ts';
import type { Lang } from '#text/lang.ts';
import { stepProgress } from '#text/step-progress.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import styles from '#web/flows/reservation/step-progress.module.css';
import type { ReservationView } from '#wire/reservation.ts';

interface StepProgressProps {
  readonly step: Step;
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** Steps a buyer walks through; the invoice comes after and by choice. That of the extras is walked where any are sold (T80). */
const WALKED: readonly Step[] = STEPS.filter((step) => step !== 'facturacion');

/** Where the traveller is; steps already done are links, as long as nothing is paid. */
export function StepProgress({ step, reservation, lang }: StepProgressProps) {
  const walked = WALKED.filter((name) => name !== 'adicionales' || reservation.additionals.offered);
  const here = walked.indexOf(step);
  const settled = isSettled(reservation.payment);
  return (
    <nav className={styles['progress']} aria-label={stepProgress.progress[lang]}>
      <p className={styles['short']}>
        {stepProgress.stepOf(here + 1, walked.length)[lang]}: <strong>{stepProgress.steps[step][lang]}</strong>
      </p>
      <ol className={styles['list']}>
        {walked.map((name, i) => (
          <li
            key={name}
            className={i < here ? styles['done'] : undefined}
            aria-current={i === here ? 'step' : undefined}
          >
            {i < here && !settled && name !== 'asientos' ? (
              <a href={stepAddress(name, { lang, code: reservation.code })}>{stepProgress.steps[name][lang]}</a>
            ) : (
              <span>{stepProgress.steps[name][lang]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
