import type { SubmitEvent } from 'react';
import type { Lang } from '#text/lang.ts';
import { paymentStep } from '#text/payment-step.ts';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import { priceText } from '#ui/price.tsx';
import { localMoment } from '#web/flows/reservation/local-moment.ts';
import { CardFields } from '#web/flows/reservation/pago/card-fields.tsx';
import { METHOD_OF, type PayWay } from '#web/flows/reservation/pago/pay-ways.ts';
import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import styles from '#web/flows/reservation/pago/payment-form.module.css';
import { useCardFrame } from '#web/flows/reservation/pago/use-card-frame.ts';
import type { Payment } from '#web/flows/reservation/pago/use-payment.ts';
import type { Site } from '#web/page.ts';

interface PaymentFormProps {
  readonly data: PaymentData;
  readonly site: Site;
  readonly payment: Payment;
}

/** The ways to pay and the one button that says what happens. Without scripts a plain form: the counter works all the same. */
export function PaymentForm({ data, site: { lang, formToken }, payment }: PaymentFormProps) {
  const { frame, height, tokenize } = useCardFrame();
  const { ways, total, phase } = payment;
  const works = phase === 'working';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const method = new FormData(event.currentTarget).get('method');
    const way = ways.find(({ kind }) => METHOD_OF[kind] === method);
    if (way) void payment.pay(way.kind, tokenize);
  };
  return (
    <form method="post" className={styles['form']} onSubmit={submit}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="do" value="pay" />
      <input type="hidden" name="code" value={data.reservation.code} />
      <input type="hidden" name="key" value={data.key} />
      <input type="hidden" name="total" value={total} />
      <fieldset className={styles['ways']}>
        <legend>{paymentStep.methods[lang]}</legend>
        {ways.map((way, i) => (
          <div className={styles['way']} key={way.kind}>
            <label className={styles['choice']}>
              <input
                type="radio"
                name="method"
                id={i === 0 ? fieldId('method') : undefined}
                value={METHOD_OF[way.kind]}
                defaultChecked={data.chosen === undefined ? i === 0 : data.chosen === METHOD_OF[way.kind]}
                required
              />
              <span className={styles['name']}>{nameOf(way, lang)}</span>
            </label>
            {way.kind === 'card' && data.cardFrame ? (
              <div className={styles['panel']}>
                <CardFields src={data.cardFrame} frame={frame} height={height} lang={lang} />
              </div>
            ) : null}
            {way.kind === 'cash' ? <p className={styles['hint']}>{cashHint(way.payBy, payment, lang)}</p> : null}
          </div>
        ))}
      </fieldset>
      <div className={styles['send']}>
        <Button look="main" busy={works}>
          {works
            ? paymentStep.working[lang]
            : ways.map((way) => (
                <span className={styles[`for-${way.kind}`]} key={way.kind}>
                  {actionOf(way, total, lang)}
                </span>
              ))}
        </Button>
        <p className={styles['calm']} role="status">
          {works ? paymentStep.doNotClose[lang] : ''}
        </p>
      </div>
    </form>
  );
}

function nameOf({ kind }: PayWay, lang: Lang): string {
  switch (kind) {
    case 'card':
      return paymentStep.card[lang];
    case 'cash':
      return paymentStep.cash[lang];
    case 'free':
      return paymentStep.freeHint[lang];
  }
}

function cashHint(payBy: string | null, { reservation }: Payment, lang: Lang): string {
  if (payBy === null) return '';
  const { origin, destination, deadlines } = reservation;
  // The journey that leaves first is told on its own clock; an open outbound leaves the return.
  const boarding = deadlines.departure ? origin : destination;
  return paymentStep.cashHint(localMoment(payBy, boarding.city, lang))[lang];
}

function actionOf({ kind }: PayWay, total: number, lang: Lang): string {
  switch (kind) {
    case 'card':
      return paymentStep.pay(priceText(total, lang))[lang];
    case 'cash':
      return paymentStep.reserve(priceText(total, lang))[lang];
    case 'free':
      return paymentStep.confirmFree[lang];
  }
}
