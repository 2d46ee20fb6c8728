import { isOwnLedger } from '#domain/amendments/tickets-status.ts';
import { journeyName } from '#text/journey-name.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Lang } from '#text/lang.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { differenceText } from '#text/service-difference.ts';
import { Price, priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import type { RefundOfferView, DifferenceOfferView, EntitlementsView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { Proposal } from './cancel-data.ts';
import styles from './cancel.module.css';

interface CalculationProps {
  readonly proposal: Proposal;
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** Every ticket with its rule, percentage and result. */
export function Calculation({ proposal, reservation, lang }: CalculationProps) {
  const { offer, travel, difference } = proposal;
  const whose = (line: { readonly passenger: number; readonly direction: 'departure' | 'return' }) => {
    const person = reservation.passengers.find(({ position }) => position === line.passenger);
    return `${person?.first_name ?? ''} ${person?.last_name ?? ''}, ${journeyName(reservation, line.direction, say)[lang].toLowerCase()}`;
  };
  const isCancelled = DIRECTIONS.some((direction) => reservation[direction].cancelled);
  const isAnyToAccount = offer?.shares.some(({ from }) => isOwnLedger(from)) ?? false;
  const lines = [
    ...(offer?.lines ?? []).map((line) => ({ line, ...shareOf(line) })),
    ...[...(offer?.compensation ?? []), ...(travel?.lines ?? [])].map((line) => ({
      line,
      percent: line.percent,
      amount: line.credit,
    })),
  ];
  return (
    <section className={`${PANEL} ${styles['card']}`} aria-labelledby="calculation">
      <h2 id="calculation">{say.calculation[lang]}</h2>
      <ul className={styles['lines']}>
        {difference?.lines.map((line) => (
          <li key={line.folio}>
            <strong>{whose(line)}</strong>
            <Price className={styles['amount']} amount={line.amount} lang={lang} />
            <span>{differenceText.rule(line.sold[lang], line.runs[lang])[lang]}</span>
            <span className={styles['of']}>
              {differenceText.of(faresOf(line, lang))[lang]}
              {line.earlier > 0 ? `, ${say.earlier(priceText(line.earlier, lang))[lang]}` : ''}
            </span>
          </li>
        ))}
        {lines.map(({ line, percent, amount }) => (
          <li key={`${line.folio}-${line.rule}`}>
            <strong>{whose(line)}</strong>
            <Price className={styles['amount']} amount={amount} lang={lang} />
            <span>{say.rules[ruleOf(line.rule, { isCancelled, isAnyToAccount })](percent)[lang]}</span>
            <span className={styles['of']}>
              {say.of(percent, priceText(line.basis, lang))[lang]}
              {'earlier' in line && line.earlier > 0 ? `, ${say.earlier(priceText(line.earlier, lang))[lang]}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Rule = RefundOfferView['lines'][number]['rule'] | EntitlementsView['travel']['lines'][number]['rule'];

interface Circumstances {
  readonly isCancelled: boolean;
  readonly isAnyToAccount: boolean;
}

/** Distinguishes a cancelled departure from a delay, though both refund everything. */
function ruleOf(rule: Rule, { isCancelled, isAnyToAccount }: Circumstances): keyof typeof say.rules {
  if (rule === 'ladder') return isAnyToAccount ? 'ladderToAccount' : 'ladder';
  if (!isCancelled) return rule;
  if (rule === 'delay') return 'cancelled';
  return rule === 'half' ? 'halfCancelled' : rule;
}

const faresOf = (line: DifferenceOfferView['lines'][number], lang: Lang) => ({
  cost: priceText(line.basis, lang),
  sold: line.sold[lang],
  soldFare: priceText(line.sold_fare, lang),
  runs: line.runs[lang],
  runsFare: priceText(line.runs_fare, lang),
});

/** The better of the two: when money and credit differ, credit is more. */
const shareOf = (line: RefundOfferView['lines'][number]) =>
  line.money >= line.credit
    ? { percent: line.money_percent, amount: line.money }
    : { percent: line.credit_percent, amount: line.credit };
