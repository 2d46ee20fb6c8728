import type { ReactNode } from 'react';
import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { FORM_ID } from './panel-data.ts';
import styles from './panel.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

interface TableOfPaymentsProps {
  /** Headings of the columns after the checkbox. */
  readonly columns: readonly string[];
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  /** What is said before the table. */
  readonly before?: ReactNode;
  /** Rows; without any there is no table. */
  readonly children: readonly ReactNode[];
}

/** Payments to choose from, under their heading, with the error of the choice. */
export function TableOfPayments({ columns, errors, lang, before, children }: TableOfPaymentsProps) {
  const error = errorAt(errors, 'payments');
  return (
    <section className={styles['section']} aria-labelledby="payments" id={fieldId('payments')} tabIndex={-1}>
      <h2 id="payments">{say.payments[lang]}</h2>
      {before}
      {error ? <p className={styles['error']}>{error}</p> : null}
      {children.length === 0 ? null : (
        <table className={styles['table']}>
          <thead>
            <tr>
              {[say.canInvoice[lang], ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly isChosen: boolean;
  /** What is chosen, in words. */
  readonly what: string;
}

/** The checkbox of a payment. It belongs to the form below. */
export const Choice = ({ value, isChosen, what }: ChoiceProps) => (
  <label className={styles['tick']}>
    <input type="checkbox" form={FORM_ID} name="payment" value={value} defaultChecked={isChosen} />
    <span className="visually-hidden">{what}</span>
  </label>
);

/** The attribute for what a payment was for: in the words of its invoice, which is in Spanish, or in those of the page. */
export const languageOfWords = (description: string | null) => (description === null ? {} : { lang: 'es-MX' });
