import { formatDatedDay } from '#kernel/dated-day.ts';
import { errorMessage } from '#text/errors.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import type { PanelData } from './panel-data.ts';
import styles from './panel.module.css';
import { invoiceAnchor } from './invoice-list.tsx';
import { Choice, languageOfWords, TableOfPayments } from './table-of-payments.tsx';
import type { InvoicingView } from '#wire/invoicing.ts';

type Payment = InvoicingView['payments'][number];

/** The payments, and which can be invoiced or sent again (M100). The checkboxes belong to the form below. */
export function PaymentsTable({ data, lang }: { readonly data: PanelData; readonly lang: Lang }) {
  const { view, chosen, errors } = data;
  const { payments } = view;
  const columns = [say.concept[lang], say.method[lang], say.amount[lang], say.canResend[lang]];
  const before = (
    <>
      {payments.length === 0 ? <p>{say.none[lang]}</p> : null}
      {payments.some(({ check_in: can }) => can) ? <p className={styles['hint']}>{say.paymentsHint[lang]}</p> : null}
    </>
  );
  return (
    <TableOfPayments columns={columns} errors={errors} lang={lang} before={before}>
      {payments.map((payment) => (
        <Row key={payment.payment_id} payment={payment} isChosen={chosen.includes(payment.payment_id)} lang={lang} />
      ))}
    </TableOfPayments>
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
          <Choice value={id} isChosen={isChosen} what={say.choose(`${what} ${folios.join(', ')}`)[lang]} />
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td>
        <strong {...languageOfWords(description)}>{what}</strong>{' '}
        <span className="figures">{folios.map(numberIn).join(', ')}</span>
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
