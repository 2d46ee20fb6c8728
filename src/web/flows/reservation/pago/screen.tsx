import { useEffect, useEffectEvent } from 'react';
import { callErrors } from '#text/errors/generic.ts';
import { flow } from '#text/flow.ts';
import { formText } from '#text/form.ts';
import { paymentStep } from '#text/payment-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Asking } from '#web/flows/reservation/pago/asking.tsx';
import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import { PaymentForm } from '#web/flows/reservation/pago/payment-form.tsx';
import { PriceBreakdown } from '#web/flows/reservation/pago/price-breakdown.tsx';
import { ProofList } from '#web/flows/reservation/pago/proof-list.tsx';
import styles from '#web/flows/reservation/pago/screen.module.css';
import { type Payment, usePayment } from '#web/flows/reservation/pago/use-payment.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import { getReservation } from '#wire/websale.ts';

/** The payment step: what is paid, what to bring, how to pay. */
export function Screen(props: ScreenProps<PaymentData>) {
  const { data, site, call } = props;
  const { lang } = site;
  const payment = usePayment(props);
  const { reservation, phase, hear } = payment;
  useEndOfHold(payment, props);
  // While the bank is asked the seats stay, whatever the hold says.
  const held = phase === 'choosing' || phase === 'working' ? reservation : { ...reservation, expires_at: null };
  return (
    <StepFrame
      step="pago"
      title={paymentStep.title[lang]}
      site={site}
      call={call}
      reservation={held}
      onReservation={hear}
    >
      {phase === 'over' ? <TimeIsUp {...props} /> : null}
      {phase === 'asking' ? <Asking code={reservation.code} site={site} call={call} hear={hear} /> : null}
      {phase === 'choosing' || phase === 'working' ? (
        <>
          <Refusal {...payment} lang={lang} />
          <PriceBreakdown reservation={reservation} lang={lang} />
          <ProofList summary={reservation.summary} lang={lang} />
          {payment.ways.length > 0 ? <PaymentForm data={data} site={site} payment={payment} /> : <NoWay {...props} />}
        </>
      ) : null}
    </StepFrame>
  );
}

/** What came of the last attempt, when it was nothing good. */
function Refusal({ errors, reservation, phase, lang }: Payment & { readonly lang: 'es' | 'en' }) {
  if (errors.length > 0) return <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />;
  if (reservation.payment !== 'decline' || phase === 'working') return null;
  return (
    <Notice tone="danger" role="alert">
      {paymentStep.declined[lang]}
    </Notice>
  );
}

function TimeIsUp({ site: { lang } }: ScreenProps<PaymentData>) {
  return (
    <section className={styles['stop']} aria-labelledby="over">
      <h2 id="over">{flow.expiredTitle[lang]}</h2>
      <Notice tone="warning" role="alert">
        {callErrors.time_exceeded[lang]}
      </Notice>
      <a className={buttonClass('main')} href={lang === 'en' ? '/home' : '/'}>
        {flow.startAgain[lang]}
      </a>
    </section>
  );
}

function NoWay({ site: { lang, brand } }: ScreenProps<PaymentData>) {
  return (
    <section className={styles['stop']}>
      <Notice tone="warning">{paymentStep.noWay[lang]}</Notice>
      <a className={buttonClass()} href={`tel:${brand.phone.dial}`}>
        {brand.phone.shown}
      </a>
    </section>
  );
}

/** When the time of the hold is over the server is asked what is left of the reservation. */
function useEndOfHold({ reservation, hear }: Payment, { call, data }: ScreenProps<PaymentData>): void {
  const { expires_at: until, server_now: read } = reservation;
  const { code } = data.reservation;
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (until === null) return undefined;
    const span = Date.parse(until) - Date.parse(read);
    const timer = setTimeout(
      async () => {
        const answer = await call(getReservation, { query: { code } }).catch(() => undefined);
        if (answer?.ok) heard(answer.data.reservation);
      },
      Math.min(LONGEST_TIMER_MS, Math.max(0, span) + A_MOMENT_MS),
    );
    return () => clearTimeout(timer);
  }, [until, read, call, code]);
}

/** Past the end of the hold, so that the server agrees that it ended. */
const A_MOMENT_MS = 500;
/** A timer of a browser takes no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
