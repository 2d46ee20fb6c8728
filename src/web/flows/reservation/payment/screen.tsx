import { useState } from 'react';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { paymentPending } from '#text/payment-pending.ts';
import { paymentStep } from '#text/payment-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { OtherWays } from '#web/payment/other-ways.tsx';
import { PayButton } from '#web/payment/pay-button.tsx';
import { refusalHeading } from '#web/payment/refusal-heading.ts';
import { PaymentPending } from '#web/payment/payment-pending.tsx';
import type { ShownPayment } from '#web/payment/payment-data.ts';
import { PaymentForm } from '#web/payment/payment-form.tsx';
import styles from './screen.module.css';
import { useShareButtons } from '#web/services/use-share-buttons.ts';
import { type Payment, usePayment } from './use-payment.ts';
import { useTotalInSummary } from './use-total-in-summary.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import { WalletPanel } from '#web/payment/wallet-panel.tsx';
import type { ScreenProps } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';

/** The interactive part of the payment step: methods and outcome. */
export function Screen(props: ScreenProps<ShownPayment>) {
  const { data, site, call } = props;
  const { lang, formToken } = site;
  const payment = usePayment(props);
  useShareButtons(data.payLink !== null);
  const { reservation, phase, hear } = payment;
  useTotalInSummary(priceText(reservation.summary.total, lang));
  const isChoosing = phase === 'choosing' || phase === 'working';
  // While a payment is under way the seats are kept, even after the hold's end; of a cancelled run they are no use.
  const isHeld = phase === 'over' || (isChoosing && !data.isWithdrawn);
  const held = isHeld ? reservation : { ...reservation, expires_at: null };
  return (
    <StepFrame
      step="pago"
      site={site}
      call={call}
      reservation={held}
      onReservation={hear}
      action={
        isChoosing && data.ways.length > 0 ? (
          <PayButton ways={data.ways} works={phase === 'working'} lang={lang} />
        ) : null
      }
    >
      {phase === 'asking' || phase === 'elsewhere' ? (
        <PaymentPending
          waiting={payment.waiting}
          isCancelled={data.isCancelled}
          isElsewhere={phase === 'elsewhere'}
          says={reservation.adding ? paymentPending.withoutSeats : undefined}
          lang={lang}
          again={stepAddress('pago', { lang, code: reservation.code })}
          hidden={{ _form: formToken, code: reservation.code }}
          ask={payment.confirm}
        />
      ) : null}
      {isChoosing ? (
        <>
          <Refusal {...payment} ways={data.ways} isWithdrawn={data.isWithdrawn} lang={lang} />
          {data.isWithdrawn ? (
            <a className={buttonClass('main')} href={otherRuns(reservation, lang)}>
              {paymentStep[reservation.adding || data.isOvertaken ? 'toReservation' : 'otherRun'][lang]}
            </a>
          ) : data.ways.length > 0 ? (
            <PaymentForm
              ways={data.ways}
              cardFrame={data.cardFrame}
              chosen={data.chosen}
              hidden={{ _form: formToken, code: reservation.code, key: data.key, total: data.total }}
              lang={lang}
              pay={payment.pay}
              wallets={
                data.walletFrame ? (
                  <WalletPanel
                    src={data.walletFrame}
                    total={data.total}
                    lang={lang}
                    openSession={payment.openSession}
                    pay={payment.payByWallet}
                  />
                ) : null
              }
            />
          ) : (
            <NoWay {...props} />
          )}
        </>
      ) : null}
    </StepFrame>
  );
}

/** Where another departure is chosen: of a paid trip from its reservation, which also says what an addition was for. */
function otherRuns({ change, adding, code }: ShownPayment['reservation'], lang: Lang): string {
  const paid = change ?? adding;
  return paid ? itineraryPath(lang, paid.code) : stepAddress('horarios', { lang, code });
}

interface RefusalProps extends Pick<Payment, 'errors' | 'reservation'> {
  readonly ways: ShownPayment['ways'];
  readonly isWithdrawn: boolean;
  readonly lang: Lang;
}

/** Why the last attempt failed, if it did. */
function Refusal({ phase, ...props }: RefusalProps & Pick<Payment, 'phase'>) {
  const { errors, reservation, lang } = props;
  if (phase === 'working') return null;
  const isDeclined = reservation.payment === 'decline';
  const said =
    errors.length === 0 && isDeclined
      ? [{ field: undefined, text: (reservation.adding ? paymentStep.ofAddition : paymentStep).declined[lang] }]
      : errors;
  return said.length > 0 ? <Refused {...props} errors={said} isDeclined={isDeclined} /> : null;
}

interface RefusedProps extends RefusalProps {
  readonly isDeclined: boolean;
}

/** With how long the seats were held when it was said: minutes that go on would take the focus from the card's fields. */
function Refused({ errors, reservation, ways, isWithdrawn, isDeclined, lang }: RefusedProps) {
  const { expires_at: until, server_now: now } = reservation;
  const [minutes] = useState(until === null ? 0 : Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  const kept = minutes > 0 && !isWithdrawn ? paymentStep.kept(minutes)[lang] : '';
  const shown = errors.map(({ field, text }, i) => ({ field, text: i === 0 ? `${text} ${kept}`.trim() : text }));
  return (
    <>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={shown} {...refusalHeading(shown)} />
      {isDeclined ? <OtherWays ways={ways} lang={lang} /> : null}
    </>
  );
}

function NoWay({ site: { lang, brand } }: ScreenProps<ShownPayment>) {
  return (
    <section className={styles['stop']}>
      <NoticeBox tone="warning">{paymentStep.noWay[lang]}</NoticeBox>
      <a className={buttonClass()} href={`tel:${brand.phone.dial}`}>
        {brand.phone.shown}
      </a>
    </section>
  );
}
