import { formText } from '#text/form.ts';
import { paymentStep } from '#text/payment-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Asking } from '#web/flows/reservation/pago/asking.tsx';
import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import { PaymentForm } from '#web/flows/reservation/pago/payment-form.tsx';
import { PriceBreakdown } from '#web/flows/reservation/pago/price-breakdown.tsx';
import styles from '#web/flows/reservation/pago/screen.module.css';
import { type Payment, usePayment } from '#web/flows/reservation/pago/use-payment.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The payment step: what is paid, what to bring, how to pay. */
export function Screen(props: ScreenProps<PaymentData>) {
  const { data, site, call } = props;
  const { lang } = site;
  const payment = usePayment(props);
  const { reservation, phase, hear } = payment;
  // While the bank is asked the seats stay, whatever the hold says.
  const held = phase === 'choosing' || phase === 'working' ? reservation : { ...reservation, expires_at: null };
  return (
    <StepFrame step="pago" site={site} call={call} reservation={held} onReservation={hear}>
      {phase === 'asking' ? <Asking code={reservation.code} site={site} call={call} hear={hear} /> : null}
      {phase === 'choosing' || phase === 'working' ? (
        <>
          <Refusal {...payment} lang={lang} />
          <PriceBreakdown reservation={reservation} lang={lang} />
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
