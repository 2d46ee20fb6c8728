import { useEffect, useState } from 'react';
import { formatCountdown } from '#kernel/local-time.ts';
import { payLinkLive } from '#text/pay-link-live.ts';
import { paymentStep } from '#text/payment-step.ts';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/flows/pay-link/pay-link.module.css';
import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import { usePayLink } from '#web/flows/pay-link/use-pay-link.ts';
import { OpenWays } from '#web/payment/open-ways.tsx';
import { useTimeLeft } from '#web/booking/use-time-left.ts';
import type { ScreenProps } from '#web/page.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { errorAt } from '#web/shown-errors.ts';
import { getPayLink } from '#wire/pay-link.ts';

/** Waits until just past the end of the hold, so that the server also considers it expired. */
const A_MOMENT_MS = 1_000;

type Hold = Pick<GoodLink['payment'], 'expires_at' | 'server_now'>;

/** How long the seats are held, how to pay, and the payer's e-mail if the provider requires it. */
export function OpenPayment(props: ScreenProps<GoodLink>) {
  const { data, site, call } = props;
  const { payment, ways, link, key, cardFrame, walletFrame, chosen } = data;
  const { lang, formToken } = site;
  const paying = usePayLink(props);
  const { works, busy } = paying;
  const [hold, setHold] = useState<Hold>(payment);
  const left = useTimeLeft(hold);
  const isOver = left === 0 && !works;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => location.reload(), A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  useSlowPolling(async () => {
    const answer = await call(getPayLink, { query: { link } }).catch(() => undefined);
    if (!answer?.ok || busy.current) return;
    const { standing, total, expires_at, server_now } = answer.data;
    // The holder may pay in the meantime, or extend the hold: a payer who is typing a card goes on typing.
    if (standing !== payment.standing || total !== payment.total) location.reload();
    else if (expires_at !== hold.expires_at) setHold({ expires_at, server_now });
  });
  return (
    <div className={styles['open']}>
      {left === undefined ? null : (
        <NoticeBox>
          {payLinkLive.held[lang]}{' '}
          <strong className="figures" role="timer">
            {formatCountdown(left)}
          </strong>
        </NoticeBox>
      )}
      {ways.length === 0 ? (
        <NoticeBox tone="warning">{payLinkLive.noWay[lang]}</NoticeBox>
      ) : (
        <OpenWays
          payment={paying}
          ways={ways}
          cardFrame={cardFrame}
          walletFrame={walletFrame}
          chosen={chosen}
          hidden={{ _form: formToken, key, total: payment.total }}
          total={payment.total}
          declined={payment.declined ? paymentStep.ofAddition.declined[lang] : undefined}
          lang={lang}
        >
          <div data-needs="email">
            <TextField
              name="email"
              {...EMAIL_INPUT}
              defaultValue={data.email}
              label={payLinkLive.email[lang]}
              hint={payLinkLive.emailHint[lang]}
              error={errorAt(paying.errors, 'email')}
            />
          </div>
        </OpenWays>
      )}
    </div>
  );
}
