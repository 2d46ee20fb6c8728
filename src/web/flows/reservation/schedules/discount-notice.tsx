import { rateOf } from '#domain/fares/rates.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { discountAdvice } from '#text/discount-advice.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { type CheaperWay, waysOf } from './cheaper-ways.ts';
import styles from './results.module.css';
import type { Runs } from './schedules-data.ts';

interface DiscountNoticeProps {
  readonly list: Runs;
  readonly lang: Lang;
}

/** Above the runs: which discounts do not apply on which day, and cheaper ways to buy the trip (N1, T13). */
export function DiscountNotice({ list, lang }: DiscountNoticeProps) {
  const lines = [...list.undiscounted.map((one) => whyNot(one, lang)), ...waysOf(list.schedules).flatMap(wayTexts)];
  if (lines.length === 0) return null;
  return (
    <section className={styles['advice']} aria-label={discountAdvice.label[lang]}>
      <NoticeBox tone="warning">
        {lines.map((line) => (
          <p key={line.es}>{line[lang]}</p>
        ))}
      </NoticeBox>
    </section>
  );

  function wayTexts({ kind, changes, least, most, isLowest }: CheaperWay): readonly Message[] {
    const saves = discountAdvice.saves(priceText(least, lang), priceText(most, lang));
    const nameOf = (type: (typeof changes)[number]['from']) => passengerTypeNames[type];
    const how =
      kind === 'one_ways'
        ? discountAdvice.oneWays(
            changes.map(({ direction, to }) => discountAdvice.as(nameOf(to), direction)),
            saves,
          )
        : discountAdvice.otherTypes(
            changes
              .filter(({ direction }) => direction === changes[0]?.direction)
              .map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) })),
            saves,
          );
    return isLowest ? [how, discountAdvice.withLowest] : [how];
  }
}

function whyNot({ direction, date, type }: Runs['undiscounted'][number], lang: Lang): Message {
  const say = rateOf(type).period === 'outside_sep' ? discountAdvice.inside : discountAdvice.outside;
  return say(passengerTypeNames[type], { direction, day: formatLongDate(date, lang) });
}
