import { useEffect, useEffectEvent, useState } from 'react';
import { paymentStep } from '#text/payment-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#web/flows/reservation/pago/asking.module.css';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { Site } from '#web/page.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { bankPageOf } from '#web/storage/bank-page.ts';
import type { Call } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { postConfirm } from '#wire/websale.ts';

interface AskingProps {
  readonly code: string;
  readonly site: Site;
  readonly call: Call;
  hear(reservation: ReservationView): void;
}

const EVERY_MS = 3_000;
const MOST_TIMES = 20;

/** The bank has not said yet: we ask every few seconds for a minute, and without scripts there is a link to ask again. */
export function Asking({ code, site: { lang }, call, hear }: AskingProps) {
  const [times, setTimes] = useState(0);
  const bankPage = useInBrowser(() => bankPageOf(code));
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (times >= MOST_TIMES) return;
    const timer = setTimeout(async () => {
      const answer = await call(postConfirm, { body: { code } }).catch(() => undefined);
      if (answer?.ok) heard(answer.data.reservation);
      setTimes(times + 1);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [times, call, code]);
  return (
    <section className={styles['asking']} aria-labelledby="asking">
      <h2 id="asking">{paymentStep.checkingTitle[lang]}</h2>
      <div className={styles['line']} aria-hidden="true" />
      <Notice role="status">{(times < MOST_TIMES ? paymentStep.checking : paymentStep.checkingLong)[lang]}</Notice>
      <p className={styles['actions']}>
        <a className={buttonClass()} href={stepAddress('pago', lang)}>
          {paymentStep.checkAgain[lang]}
        </a>
        {bankPage ? (
          <a className={buttonClass('quiet')} href={bankPage}>
            {paymentStep.backToBank[lang]}
          </a>
        ) : null}
      </p>
    </section>
  );
}
