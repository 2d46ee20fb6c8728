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

/** What a run costs the party and, of a round trip, what it comes to with the other journey (T79). */
export function RunPrice({ run, direction, count, lang }: RunPriceProps) {
  const { price, other_journey: other } = run;
  return (
    <>
      <Price amount={price} lang={lang} className={styles['amount']} />
      <small>{(other ? schedulesStep.partyOneJourney(count, direction) : schedulesStep.party(count))[lang]}</small>
      {other ? <RoundTrip own={price} other={other} lang={lang} /> : null}
    </>
  );
}

interface RoundTripProps {
  readonly own: number;
  readonly other: NonNullable<ScheduleView['other_journey']>;
  readonly lang: Lang;
}

function RoundTrip({ own, other: { kind, price, direction }, lang }: RoundTripProps) {
  if (kind === 'none' || price === null) return <small>{schedulesStep.noOther[direction][lang]}</small>;
  return (
    <>
      <small>{schedulesStep.adds[kind](priceText(price, lang), direction)[lang]}</small>
      <small className={styles['both']}>
        {schedulesStep.both(priceText(own + price, lang), kind === 'lowest')[lang]}
      </small>
    </>
  );
}
