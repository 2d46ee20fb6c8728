import type { Direction } from '#domain/fares/quote.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Price, priceText } from '#ui/price.tsx';
import type { ScheduleView } from '#wire/shapes.ts';
import styles from './run-row.module.css';

interface RunPriceProps {
  readonly run: ScheduleView;
  readonly direction: Direction;
  readonly count: number;
  /** The list says for whom its prices are, and with which tax. */
  readonly isSaidAbove?: boolean | undefined;
  readonly lang: Lang;
}

/** The price of a run for the party. */
export function RunPrice({ run, direction, count, isSaidAbove = false, lang }: RunPriceProps) {
  const basis = basisOf({ run, direction, count, isSaidAbove });
  return (
    <>
      <span className={`figures ${styles['amount']}`}>
        <Price isLarge amount={run.price} lang="es" />
        {lang === 'en' ? <small>&nbsp;MXN</small> : null}
      </span>
      {basis ? <small>{basis[lang]}</small> : null}
    </>
  );
}

function basisOf({ run, direction, count, isSaidAbove }: Omit<RunPriceProps, 'lang'>): Message | undefined {
  const { other_journey: other, vat_exempt: isExempt } = run;
  if (isSaidAbove) return other ? schedulesStep.only[direction] : undefined;
  return other ? schedulesStep.partyOneJourney(count, direction, isExempt) : schedulesStep.party(count, isExempt);
}

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
