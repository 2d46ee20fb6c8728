import { changeText } from '#text/change-schedule.ts';
import type { Lang } from '#text/lang.ts';
import { priceText } from '#ui/price.tsx';
import styles from './change.module.css';

/** `+ $ 120.00`, `− $ 45.00`, or a text for an equal price. */
export function differenceText(difference: number, lang: Lang): string {
  if (difference === 0) return changeText.same[lang];
  const amount = priceText(Math.abs(difference), lang);
  return (difference > 0 ? changeText.more(amount) : changeText.less(amount))[lang];
}

/** The price difference between a run and the current one: the amount, and what it means. */
export function Difference({ difference, lang }: { readonly difference: number; readonly lang: Lang }) {
  const means = difference > 0 ? changeText.toPay : difference < 0 ? changeText.toCredit : changeText.noDifference;
  return (
    <>
      <span
        className={`figures ${styles['difference']}`}
        data-less={difference < 0 || undefined}
        data-same={difference === 0 || undefined}
      >
        {differenceText(difference, lang)}
      </span>
      <small>{means[lang]}</small>
    </>
  );
}
