import { formatDatedDay } from '#kernel/dated-day.ts';
import { errorMessage } from '#text/errors.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { Price } from '#ui/price.tsx';
import { type PanelData, FORM_ID } from './panel-data.ts';
import styles from './panel.module.css';
import { invoiceAnchor } from './invoice-list.tsx';
import { errorAt } from '#web/shown-errors.ts';
import type { InvoicingView } from '#wire/invoicing.ts';

type Payment = InvoicingView['payments'][number];

/** The payments, and which can be invoiced or sent again (M100). The checkboxes belong to the form below. */
export function PaymentsTable({ data, lang }: { readonly data: PanelData; readonly lang: Lang }) {
  const { view, chosen, errors } = data;
  const error = errorAt(errors, 'payments');
  const { payments } = view;
  return (
    <section className={styles['section']} aria-labelledby="payments" id={fieldId('payments')} tabIndex={-1}>
      <h2 id="payments">{say.payments[lang]}</h2>
      {payments.length === 0 ? <p>{say.none[lang]}</p> : null}
      {payments.some(({ check_in: can }) => can) ? <p className={styles['hint']}>{say.paymentsHint[lang]}</p> : null}
      {error ? <p className={styles['error']}>{error}</p> : null}
      {payments.length === 0 ? null : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{say.canInvoice[lang]}</th>
              <th scope="col">{say.concept[lang]}</th>
              <th scope="col">{say.method[lang]}</th>
              <th scope="col">{say.amount[lang]}</th>
              <th scope="col">{say.canResend[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <Row
                key={payment.payment_id}
                payment={payment}
                isChosen={chosen.includes(payment.payment_id)}
                lang={lang}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `01` of the folio `FP66T1AKXH-01`, whose code is shown above. */
const numberIn = (folio: string): string => folio.split('-').at(-1) ?? folio;

interface RowProps {
  readonly payment: Payment;
  readonly isChosen: boolean;
  readonly lang: Lang;
}

function Row({ payment, isChosen, lang }: RowProps) {
  const {
    payment_id: id,
    concept,
    description,
    folios,
    amount,
    method,
    paid_at: paidAt,
    check_in: can,
    refusal,
  } = payment;
  const { forwarding, invoice_id: invoice } = payment;
  const what = description ?? say.concepts[concept][lang];
  return (
    <tr>
      <td>
        {can ? (
          <label className={styles['tick']}>
            <input type="checkbox" form={FORM_ID} name="payment" value={id} defaultChecked={isChosen} />
            <span className="visually-hidden">{say.choose(`${what} ${folios.join(', ')}`)[lang]}</span>
          </label>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td>
        <strong>{what}</strong> <span className="figures">{folios.map(numberIn).join(', ')}</span>
        <span className={styles['hint']}>{say.paidOn(formatDatedDay(paidAt, lang))[lang]}</span>
        {refusal ? (
          <span className={styles['refusal']}>
            {refusal === 'already_invoiced' ? say.invoiced[lang] : errorMessage(refusal)[lang]}
          </span>
        ) : null}
      </td>
      <td>{say.methods[method]?.[lang] ?? '–'}</td>
      <td>
        <Price amount={amount} lang={lang} />
      </td>
      <td>
        {forwarding && invoice ? (
          <a href={`#${invoiceAnchor(invoice)}`}>{say.resend[lang]}</a>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
    </tr>
  );
}
