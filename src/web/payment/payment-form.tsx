import type { ReactNode, SubmitEvent } from 'react';
import { payWayTexts } from '#text/pay-ways.ts';
import { paymentStep } from '#text/payment-step.ts';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import { CardFields } from './card-fields.tsx';
import { isShort, type PayWay } from './pay-ways.ts';
import styles from './payment-form.module.css';
import { type Tokenized, useCardFrame } from './use-card-frame.ts';
import { actionOf, hintOf, type WayDetails } from './way-texts.ts';

interface PaymentFormProps {
  readonly ways: readonly PayWay[];
  /** What is sent along where no script sends it. */
  readonly hidden: Readonly<Record<string, string | number>>;
  readonly told: WayDetails;
  /** Address of the frame in which the card is typed; null where no card is taken. */
  readonly cardFrame: string | null;
  /** The wallets' buttons, where wallets are taken. */
  readonly wallets?: ReactNode;
  /** The method chosen before, when the form is shown again. */
  readonly chosen: string | undefined;
  readonly works: boolean;
  /** What is asked besides the way to pay. */
  readonly children?: ReactNode;
  pay(way: PayWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
}

/** The ways to pay and the one button that says what happens. A plain form without scripts. */
export function PaymentForm({
  ways,
  hidden,
  told,
  cardFrame,
  wallets,
  chosen,
  works,
  children,
  pay,
}: PaymentFormProps) {
  const { tokenize, ...card } = useCardFrame();
  const { lang, total } = told;
  const first = ways.find((way) => !isShort(way, total));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const way = ways.find(({ method }) => method === form.get('method'));
    if (way) pay(way, form, tokenize);
  };
  return (
    <form method="post" className={styles['form']} onSubmit={submit}>
      {Object.entries({ do: 'pay', ...hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <fieldset className={styles['ways']}>
        <legend>{paymentStep.methods[lang]}</legend>
        {ways.map((way, i) => (
          <div className={styles['way']} key={way.method}>
            <label className={styles['choice']}>
              <input
                type="radio"
                name="method"
                id={i === 0 ? fieldId('method') : undefined}
                value={way.method}
                data-kind={way.kind}
                aria-labelledby={`way-${way.method}`}
                aria-describedby={`hint-${way.method}`}
                defaultChecked={chosen === undefined ? way === first : chosen === way.method}
                disabled={isShort(way, total)}
                required
              />
              <span className={styles['name']} id={`way-${way.method}`}>
                {payWayTexts[way.kind].name[lang]}
              </span>
              <span className={styles['hint']} id={`hint-${way.method}`}>
                {hintOf(way, told)}
              </span>
            </label>
            {way.kind === 'card' && cardFrame ? (
              <div className={styles['panel']}>
                <CardFields src={cardFrame} {...card} lang={lang} />
              </div>
            ) : null}
            {way.kind === 'credit' ? (
              <input
                className={`${styles['panel']} ${styles['code']}`}
                name="token"
                defaultValue={way.code}
                aria-labelledby={`hint-${way.method}`}
                autoComplete="off"
                maxLength={32}
              />
            ) : null}
            {way.kind === 'wallets' ? <div className={styles['panel']}>{wallets}</div> : null}
          </div>
        ))}
      </fieldset>
      {children}
      <div className={styles['send']}>
        <Button look="main" busy={works}>
          {works
            ? payWayTexts.working[lang]
            : ways.map((way) => (
                <span data-for={way.kind} key={way.method}>
                  {actionOf(way, told)}
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
