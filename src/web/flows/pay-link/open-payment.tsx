import { useEffect } from 'react';
import { formatCountdown } from '#kernel/local-time.ts';
import { formText } from '#text/form.ts';
import { payLinkLive } from '#text/pay-link-live.ts';
import { paymentStep } from '#text/payment-step.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/flows/pay-link/pay-link.module.css';
import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import { usePayLink } from '#web/flows/pay-link/use-pay-link.ts';
import { refusalHeading } from '#web/payment/refusal-heading.ts';
import { OtherWays } from '#web/payment/other-ways.tsx';
import { PayButton } from '#web/payment/pay-button.tsx';
import { PaymentForm } from '#web/payment/payment-form.tsx';
import { WalletPanel } from '#web/payment/wallet-panel.tsx';
import { useTimeLeft } from '#web/booking/use-time-left.ts';
import type { ScreenProps } from '#web/page.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { errorAt } from '#web/shown-errors.ts';
import { getPayLink } from '#wire/pay-link.ts';

/** Waits until just past the end of the hold, so that the server also considers it expired. */
const A_MOMENT_MS = 1_000;

/** How long the seats are held, how to pay, and the payer's e-mail if the provider requires it. */
export function OpenPayment(props: ScreenProps<GoodLink>) {
  const { data, site, call } = props;
  const { payment, ways, link, key } = data;
  const { lang, formToken } = site;
  const { errors, works, pay, payByWallet, openSession } = usePayLink(props);
  const declined = payment.declined ? [{ field: undefined, text: paymentStep.declined[lang] }] : [];
  const said = errors.length > 0 ? errors : declined;
  const left = useTimeLeft(payment);
  useEffect(() => {
    if (left === 0) setTimeout(() => location.reload(), A_MOMENT_MS);
  }, [left]);
  useSlowPolling(async () => {
    const answer = await call(getPayLink, { query: { link } }).catch(() => undefined);
    // The holder may pay or extend the hold in the meantime.
    if (answer?.ok && !works && changed(payment, answer.data)) location.reload();
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
      {works ? null : (
        <>
          <ErrorSummary title={formText.thereIsAProblem[lang]} errors={said} {...refusalHeading(said)} />
          {payment.declined ? <OtherWays ways={ways} lang={lang} /> : null}
        </>
      )}
      {ways.length > 0 ? (
        <PaymentForm
          ways={data.ways}
          cardFrame={data.cardFrame}
          chosen={data.chosen}
          hidden={{ _form: formToken, key, total: payment.total }}
          lang={lang}
          pay={pay}
          wallets={
            data.walletFrame ? (
              <WalletPanel
                src={data.walletFrame}
                total={payment.total}
                lang={lang}
                openSession={openSession}
                pay={payByWallet}
              />
            ) : null
          }
        >
          <div data-needs="email">
            <TextField
              name="email"
              {...EMAIL_INPUT}
              defaultValue={data.email}
              label={payLinkLive.email[lang]}
              hint={payLinkLive.emailHint[lang]}
              error={errorAt(errors, 'email')}
            />
          </div>
        </PaymentForm>
      ) : (
        <NoticeBox tone="warning">{payLinkLive.noWay[lang]}</NoticeBox>
      )}
      {ways.length > 0 ? (
        <div className={styles['foot']}>
          <PayButton ways={ways} works={works} lang={lang} />
        </div>
      ) : null}
    </div>
  );
}

type Seen = Pick<GoodLink['payment'], 'standing' | 'total' | 'expires_at'>;

const changed = (before: Seen, now: Seen): boolean =>
  before.standing !== now.standing || before.total !== now.total || before.expires_at !== now.expires_at;
