import { useEffect, useEffectEvent, useState } from 'react';
import { asking } from '#text/asking.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#web/flows/reservation/pago/asking.module.css';
import type { Waiting } from '#web/flows/reservation/pago/payment-data.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { Site } from '#web/page.ts';
import type { Call } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { postConfirm } from '#wire/websale.ts';

interface AskingProps {
  readonly code: string;
  /** Where the payment waits for the traveller, if it does. */
  readonly waiting: Waiting | null;
  /** The payment was begun in another tab, or on another device. */
  readonly isElsewhere: boolean;
  readonly site: Site;
  readonly call: Call;
  hear(reservation: ReservationView): void;
}

const EVERY_MS = 3_000;
/** For a minute; after that the news may come at any time, and we ask with patience. */
const OFTEN = 20;
const LATER_MS = 15_000;

/** The provider has not said yet: we ask every few seconds, and without scripts there is a link to ask again. */
export function Asking({ code, waiting, isElsewhere, site: { lang, formToken }, call, hear }: AskingProps) {
  const [times, setTimes] = useState(0);
  const heard = useEffectEvent(hear);
  const isLate = times >= OFTEN;
  useEffect(() => {
    const ask = async () => {
      const answer = await call(postConfirm, { body: { code } }).catch(() => undefined);
      if (answer?.ok) heard(answer.data.reservation);
      setTimes(times + 1);
    };
    const timer = setTimeout(ask, isLate ? LATER_MS : EVERY_MS);
    return () => clearTimeout(timer);
  }, [times, isLate, call, code]);
  const waits = waiting && asking.waits[waiting.method === 'paypal' ? 'paypal' : 'bank'];
  const title = waits?.title ?? (isElsewhere ? asking.elsewhereTitle : asking.title);
  const text = waits ? asking.waiting : isElsewhere ? asking.elsewhere : isLate ? asking.checkingLong : asking.checking;
  return (
    <section className={styles['asking']} aria-labelledby="asking">
      <h2 id="asking">{title[lang]}</h2>
      <div className={styles['line']} aria-hidden="true" />
      <Notice role="status">{text[lang]}</Notice>
      <div className={styles['actions']}>
        {waits ? (
          <a className={buttonClass('main')} href={waiting?.url} data-pays>
            {waits.goOn[lang]}
          </a>
        ) : null}
        <a className={buttonClass()} href={stepAddress('pago', lang)}>
          {asking.again[lang]}
        </a>
        {waits ? (
          <form method="post">
            <input type="hidden" name="_form" value={formToken} />
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="do" value="abandon" />
            <Button look="quiet">{asking.otherwise[lang]}</Button>
          </form>
        ) : null}
      </div>
    </section>
  );
}
