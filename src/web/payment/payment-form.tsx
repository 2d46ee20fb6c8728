import type { ReactNode, SubmitEvent } from 'react';
import { payForm } from '#text/pay-form.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { CardFields } from './card-fields.tsx';
import styles from './payment-form.module.css';
import { type Tokenized, useCardFrame } from './use-card-frame.ts';
import type { ShownWay } from './way-texts.ts';

/** For the button, which may stand elsewhere on the page. */
export const FORM_ID = 'pay';

interface PaymentFormProps {
  readonly ways: readonly ShownWay[];
  /** What is sent along where no script sends it. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** Address of the frame in which the card is typed; null where no card is taken. */
  readonly cardFrame: string | null;
  /** The wallets' buttons, where wallets are taken. */
  readonly wallets?: ReactNode;
  /** The method chosen before, when the form is shown again. */
  readonly chosen: string | undefined;
  /** What is asked besides the way to pay. */
  readonly children?: ReactNode;
  readonly lang: Lang;
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
}

/** The ways to pay, and under them what the chosen one asks for and what follows. A plain form without scripts. */
export function PaymentForm({ ways, hidden, cardFrame, wallets, chosen, children, lang, pay }: PaymentFormProps) {
  const { tokenize, ...card } = useCardFrame();
  const first = ways.find(({ isShort }) => !isShort);
  const inCash = ways.filter(({ short }) => short !== undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const way = ways.find(({ method }) => method === form.get('method'));
    if (way) pay(way, form, tokenize);
  };
  const radio = (way: ShownWay) => (
    <input
      type="radio"
      name="method"
      id={`pay-${way.kind}`}
      value={way.method}
      data-kind={way.kind}
      aria-label={way.name}
      aria-describedby={`hint-${way.method}`}
      defaultChecked={chosen === undefined ? way === first : chosen === way.method}
      disabled={way.isShort}
      required
    />
  );
  return (
    <form method="post" id={FORM_ID} className={styles['form']} onSubmit={submit}>
      {Object.entries({ do: 'pay', ...hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <fieldset className={styles['ways']} id={fieldId('method')} tabIndex={-1}>
        <legend className="visually-hidden">{payForm.methods[lang]}</legend>
        {ways.map((way) =>
          way.short === undefined ? (
            <label className={styles['way']} key={way.method}>
              {radio(way)}
              <span className={styles['name']}>
                {way.name}
                {way.isShort ? <small id={`hint-${way.method}`}>{way.hint}</small> : null}
              </span>
              <Marks of={way.kind} />
            </label>
          ) : null,
        )}
        {inCash.length > 0 ? (
          <div className={styles['cash']}>
            <span className={styles['name']}>{payForm.inCash[lang]}</span>
            <div className={styles['tills']}>
              {inCash.map((way) => (
                <label className={styles['till']} key={way.method}>
                  {radio(way)}
                  <span>{way.short}</span>
                </label>
              ))}
            </div>
          </div>
        ) : null}
      </fieldset>
      {ways.map((way) =>
        way.isShort ? null : (
          <div className={styles['panel']} data-for={way.kind} key={way.method}>
            <p className={styles['hint']} id={`hint-${way.method}`}>
              {way.hint}
            </p>
            {way.kind === 'card' && cardFrame ? <CardFields src={cardFrame} {...card} lang={lang} /> : null}
            {way.kind === 'credit' ? (
              <input
                className={styles['code']}
                name="token"
                defaultValue={way.code}
                aria-labelledby={`hint-${way.method}`}
                autoComplete="off"
                maxLength={32}
              />
            ) : null}
            {way.kind === 'wallets' ? wallets : null}
          </div>
        ),
      )}
      {children}
    </form>
  );
}

/** Its marks, in a file of their own (`paymentMarks`). */
const Marks = ({ of }: { readonly of: ShownWay['kind'] }) => (
  <svg className={styles['marks']} data-of={of} aria-hidden="true">
    <use href={`/payment-marks.svg#${of}`} />
  </svg>
);
