import { type PassengerType, type Quota, quotaOf } from '#domain/fares/passenger-type.ts';
import { formatClock } from '#kernel/local-time.ts';
import { discountAdvice } from '#text/discount-advice.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { priceText } from '#ui/price.tsx';
import type { ScheduleView } from '#wire/shapes.ts';
import styles from './run-row.module.css';

interface RunDiscountsProps {
  readonly run: ScheduleView;
  readonly passengers: readonly PassengerType[];
  readonly lang: Lang;
}

/**
 * For a run: the seats left at rates that apply to this party, or why there is no discount and which run has one (N1).
 */
export function RunDiscounts({ run, passengers, lang }: RunDiscountsProps) {
  const lost = (run.undiscounted ?? []).filter(({ reason }) => reason === 'service_without_discounts');
  const quotas = quotasOf(run, passengers);
  return (
    <>
      {quotas.length > 0 ? <p className={styles['how']}>{discountAdvice.left(quotas)[lang]}</p> : null}
      {lost.length > 0 ? (
        <p className={styles['how']}>
          {discountAdvice.service(lost.map(({ type }) => passengerTypeNames[type]))[lang]}
        </p>
      ) : null}
      <Elsewhere run={run} lang={lang} />
    </>
  );
}

/** The nearest run of the day that has the missing discount. */
export const Elsewhere = ({ run: { elsewhere }, lang }: Pick<RunDiscountsProps, 'run' | 'lang'>) =>
  elsewhere ? <p className={styles['elsewhere']}>{elsewhereText(elsewhere, lang)}</p> : null;

function elsewhereText({ departs_at, saves }: NonNullable<ScheduleView['elsewhere']>, lang: Lang): string {
  const clock = formatClock(departs_at, lang);
  return (
    saves === null ? discountAdvice.leftElsewhere(clock) : discountAdvice.elsewhere(clock, priceText(saves, lang))
  )[lang];
}

/** Quotas of seats at legal rates, limited to discounts this party has on this run. */
function quotasOf(
  { undiscounted = [], ...left }: ScheduleView,
  passengers: readonly PassengerType[],
): readonly (readonly [Quota, number])[] {
  const counted = { student: left.students, teacher: left.teachers, inapam: left.inapam };
  const held = passengers.filter((type) => undiscounted.every((lost) => lost.type !== type)).map(quotaOf);
  return (['student', 'teacher', 'inapam'] as const)
    .filter((quota) => held.includes(quota))
    .map((quota) => [quota, counted[quota]]);
}
