import { formatDatedDay } from '#kernel/dated-day.ts';
import { between } from '#text/between.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import panel from '#web/invoicing/panel.module.css';
import { Choice, languageOfWords, TableOfPayments } from '#web/invoicing/table-of-payments.tsx';
import type { JointReservationView } from '#wire/invoicing.ts';
import { valueOf } from './chosen.ts';
import type { SeveralData } from './several-data.ts';

/** The payments of all reservations. The checkboxes belong to the form below. */
export function JointList({ data, lang }: { readonly data: SeveralData; readonly lang: Lang }) {
  const { view, chosen, errors } = data;
  return (
    <TableOfPayments columns={[severalText.trip[lang], say.method[lang], say.amount[lang]]} errors={errors} lang={lang}>
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
    </TableOfPayments>
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
  const route = journey ? between(journey)[lang] : what;
  const day = journey && (journey.date ? formatDatedDay(journey.date, lang) : severalText.openDate[lang]);
  return (
    <tr>
      <td>
        <Choice
          value={valueOf(code, id)}
          isChosen={isChosen}
          what={say.choose([code, ...new Set([what, route]), ...folios].join(', '))[lang]}
        />
      </td>
      <td>
        <strong {...(journey ? {} : languageOfWords(description))}>{route}</strong>
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
