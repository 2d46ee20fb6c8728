import type { Lang } from '#text/lang.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { paidByLink } from '#text/paid-by-link.ts';
import { differenceText } from '#text/service-difference.ts';
import { priceText } from '#ui/price.tsx';
import styles from '#web/flows/itinerary/ticket-refunds.module.css';
import { datedMoment } from '#web/flows/itinerary/dated-moment.ts';
import type { TicketRefundView } from '#wire/money-back.ts';

interface GivenBackProps {
  readonly given: TicketRefundView;
  /** City whose time zone is used. */
  readonly place: string;
  readonly lang: Lang;
}

/** Refunds that were paid, by where the money came from. */
const PAID_TO = { provider: 'paid', cash: 'paid', account: 'to_account', agency: 'to_agency' } as const;

const wordsOf = ({ from, state, by_link: byLink }: TicketRefundView['refunds'][number]) =>
  byLink ? paidByLink.money[state] : say.money[state === 'paid' ? PAID_TO[from] : state];

/** Past refunds: money with its status, and credit with its code. */
export function TicketRefunds({ given: { refunds, credit, differences }, place, lang }: GivenBackProps) {
  return (
    <div className={styles['given']}>
      {refunds.map((refund) => (
        <p key={`${refund.from} ${refund.state} ${refund.by_link}`}>
          {wordsOf(refund)(priceText(refund.amount, lang))[lang]}
        </p>
      ))}
      {differences.length > 0 ? <p>{differenceText.given[lang]}</p> : null}
      {credit ? (
        <>
          <p className={styles['code']}>
            <span>{say.creditCode[lang]}</span>
            <strong className="figures">{credit.code}</strong>
          </p>
          <p>{say.creditLeft(priceText(credit.left, lang), datedMoment(credit.expires_at, place, lang))[lang]}</p>
          <p className={styles['hint']}>{say.creditHint[lang]}</p>
        </>
      ) : null}
    </div>
  );
}
