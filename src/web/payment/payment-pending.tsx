import { useEffect, useEffectEvent, useState } from 'react';
import { paymentPending } from '#text/payment-pending.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from './payment-pending.module.css';
import type { Waiting } from './payment-data.ts';

interface AskingProps {
  /** Where the payment waits for the payer, if it does. */
  readonly waiting: Waiting | null;
  /** The payer returned from there without paying. */
  readonly isCancelled: boolean;
  /** The payment was started in another tab or on another device. */
  readonly isElsewhere: boolean;
  /** False for a payer who will get no tickets. */
  readonly isHolder?: boolean;
  /** Texts shown while waiting, for purchases without seats and tickets. */
  readonly says?: Readonly<Record<'checking' | 'waiting' | 'cancelled', Message>> | undefined;
  readonly lang: Lang;
  /** URL of this page, to reload it. */
  readonly again: string;
  /** Hidden fields of the page's forms. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Queries the outcome and acts on it. */
  ask(): Promise<unknown>;
}

const EVERY_MS = 3_000;
/** Polls often for a minute; after that the update may come at any time, so polling slows down. */
const OFTEN = 20;
const LATER_MS = 15_000;

/** Methods confirmed on the provider's own page; every other waits at the bank. */
const WAITS: Readonly<Partial<Record<string, Readonly<Record<'title' | 'goOn', Message>>>>> = paymentPending.waits;

/**
 * The provider has not reported an outcome yet: polls every few seconds, with a link to reload for pages without
 * scripts.
 */
export function PaymentPending({
  waiting,
  isCancelled,
  isElsewhere,
  isHolder = true,
  says,
  lang,
  again,
  hidden,
  ask,
}: AskingProps) {
  const [times, setTimes] = useState(0);
  const asked = useEffectEvent(ask);
  const isLate = times >= OFTEN;
  useEffect(() => {
    const next = async () => {
      await asked();
      setTimes(times + 1);
    };
    const timer = setTimeout(next, isLate ? LATER_MS : EVERY_MS);
    return () => clearTimeout(timer);
  }, [times, isLate]);
  const waits = waiting && (WAITS[waiting.method] ?? paymentPending.waits.bank);
  const gaveUp = waits && isCancelled;
  const title = gaveUp
    ? paymentPending.cancelledTitle
    : (waits?.title ?? (isElsewhere ? paymentPending.elsewhereTitle : paymentPending.title));
  const checking = says?.checking ?? (isHolder ? paymentPending.checking : paymentPending.checkingForPayer);
  const unseen = isElsewhere ? paymentPending.elsewhere : isLate ? paymentPending.checkingLong : checking;
  const { cancelled, waiting: goThere } = says ?? paymentPending;
  const text = gaveUp ? cancelled : waits ? goThere : unseen;
  const goOn = waits ? (
    <a className={buttonClass(gaveUp ? 'plain' : 'main')} href={waiting?.url} data-pays>
      {waits.goOn[lang]}
    </a>
  ) : null;
  return (
    <section className={styles['asking']} aria-labelledby="asking">
      <h2 id="asking">{title[lang]}</h2>
      <div className={styles['line']} aria-hidden="true" />
      <NoticeBox role="status">{text[lang]}</NoticeBox>
      <div className={styles['actions']}>
        {waits && !gaveUp ? goOn : null}
        {gaveUp ? null : (
          <a className={buttonClass()} href={again}>
            {paymentPending.again[lang]}
          </a>
        )}
        {waits ? (
          <form method="post">
            {Object.entries({ do: 'abandon', ...hidden }).map(([name, value]) => (
              <input type="hidden" name={name} value={value} key={name} />
            ))}
            <Button look={gaveUp ? 'main' : 'quiet'}>
              {(gaveUp ? paymentPending.chooseAgain : paymentPending.otherwise)[lang]}
            </Button>
          </form>
        ) : null}
        {gaveUp ? goOn : null}
      </div>
    </section>
  );
}
