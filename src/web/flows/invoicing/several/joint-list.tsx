import { formatDatedDay } from '#kernel/dated-day.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import type { Lang } from '#text/lang.ts';
import { fieldId } from '#ui/field-id.ts';
import { Price } from '#ui/price.tsx';
import { FORM_ID } from '#web/invoicing/panel-data.ts';
import panel from '#web/invoicing/panel.module.css';
import { errorAt } from '#web/shown-errors.ts';
import type { JointReservationView } from '#wire/invoicing.ts';
import { valueOf } from './chosen.ts';
import type { SeveralData } from './several-data.ts';

/** The payments of all reservations. The checkboxes belong to the form below. */
export function JointList({ data, lang }: { readonly data: SeveralData; readonly lang: Lang }) {
  const { view, chosen, errors } = data;
  const error = errorAt(errors, 'payments');
  return (
    <section className={panel['section']} aria-labelledby="payments" id={fieldId('payments')} tabIndex={-1}>
      <h2 id="payments">{say.payments[lang]}</h2>
      {error ? <p className={panel['error']}>{error}</p> : null}
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{say.canInvoice[lang]}</th>
            <th scope="col">{severalText.trip[lang]}</th>
            <th scope="col">{say.method[lang]}</th>
            <th scope="col">{say.amount[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {view.reservations.flatMap((reservation) =>
            reservation.payments.map((payment) => (
              <Row
                key={payment.payment_id}
                reservation={reservation}
                payment={payment}
                isChosen={chosen.includes(payment.payment_id)}
                lang={lang}
              />
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly reservation: JointReservationView;
  readonly payment: JointReservationView['payments'][number];
  readonly isChosen: boolean;
  readonly lang: Lang;
}

function Row({ reservation: { code, journey }, payment, isChosen, lang }: RowProps) {
  const { payment_id: id, concept, description, folios, amount, method, paid_at: paidAt } = payment;
  const what = description ?? say.concepts[concept][lang];
  const route = journey ? `${journey.origin} – ${journey.destination}` : what;
  const day = journey && (journey.date ? formatDatedDay(journey.date, lang) : severalText.openDate[lang]);
  return (
    <tr>
      <td>
        <label className={panel['tick']}>
          <input
            type="checkbox"
            form={FORM_ID}
            name="payment"
            value={valueOf(code, id)}
            defaultChecked={isChosen}
            aria-label={say.choose(`${code}, ${what}, ${route} ${folios.join(', ')}`)[lang]}
          />
        </label>
      </td>
      <td>
        <strong>{route}</strong>
        {day ? <span className={panel['hint']}>{day}</span> : null}
        <span className={panel['hint']}>
          {journey ? `${what} · ` : ''}
          <span className="figures">{folios.length > 0 ? folios.join(', ') : code}</span> ·{' '}
          {say.paidOn(formatDatedDay(paidAt, lang))[lang]}
        </span>
      </td>
      <td>{say.methods[method]?.[lang] ?? '–'}</td>
      <td>
        <Price amount={amount} lang={lang} />
      </td>
    </tr>
  );
}
