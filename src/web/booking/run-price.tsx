import type { Direction } from '#domain/fares/quote.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Price, priceText } from '#ui/price.tsx';
import type { ScheduleView } from '#wire/shapes.ts';
import styles from './run-row.module.css';

interface RunPriceProps {
  readonly run: ScheduleView;
  readonly direction: Direction;
  readonly count: number;
  readonly lang: Lang;
}

/** The price of a run for the party. */
export const RunPrice = ({
  run: { price, other_journey: other, vat_exempt: isExempt },
  direction,
  count,
  lang,
}: RunPriceProps) => (
  <>
    <span className={`figures ${styles['amount']}`}>
      <Price amount={price} lang="es" />
      {lang === 'en' ? <small>&nbsp;MXN</small> : null}
    </span>
    <small>
      {(other ? schedulesStep.partyOneJourney(count, direction, isExempt) : schedulesStep.party(count, isExempt))[lang]}
    </small>
  </>
);

interface RoundTripProps {
  /** Price of the run itself, in centavos. */
  readonly own: number;
  readonly other: NonNullable<ScheduleView['other_journey']>;
  readonly lang: Lang;
}

/** For a round trip: the price of the other journey, and the total (T79). */
export function RoundTripPrice({ own, other: { kind, price, direction }, lang }: RoundTripProps) {
  if (kind === 'none' || price === null)
    return <p className={styles['both']}>{schedulesStep.noOther[direction][lang]}</p>;
  return (
    <p className={styles['both']}>
      <span>{schedulesStep.adds[kind](priceText(price, lang), direction)[lang]}</span>{' '}
      <b>{schedulesStep.both(priceText(own + price, lang), kind === 'lowest')[lang]}</b>
    </p>
  );
}
