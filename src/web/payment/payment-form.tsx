import type { ReactNode, SubmitEvent } from 'react';
import { payForm } from '#text/pay-form.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { CardFields } from './card-fields.tsx';
import styles from './payment-form.module.css';
import { type Tokenized, useCardFrame } from './use-card-frame.ts';
import type { ShownWay } from './way-texts.ts';

/** Referenced by the button, which may be elsewhere on the page. */
export const FORM_ID = 'pay';

interface PaymentFormProps {
  readonly ways: readonly ShownWay[];
  /** Hidden fields for submission without scripts. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** URL of the frame in which the card is typed; null when cards are not accepted. */
  readonly cardFrame: string | null;
  /** The wallets' buttons, if wallets are accepted. */
  readonly wallets?: ReactNode;
  /** The method selected before, when the form is shown again. */
  readonly chosen: string | undefined;
  /** Further fields besides the method. */
  readonly children?: ReactNode;
  readonly lang: Lang;
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
}

/** The payment methods, and below them the selected one's fields and explanation. A plain form without scripts. */
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

/** Logos of the method, from a separate file (`paymentMarks`). */
const Marks = ({ of }: { readonly of: ShownWay['kind'] }) => (
  <svg className={styles['marks']} data-of={of} aria-hidden="true">
    <use href={`/payment-marks.svg#${of}`} />
  </svg>
);
