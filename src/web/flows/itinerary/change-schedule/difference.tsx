import { changeText } from '#text/change-schedule.ts';
import type { Lang } from '#text/lang.ts';
import { priceText } from '#ui/price.tsx';
import styles from './change.module.css';

/** `+ $ 120.00`, `− $ 45.00`, or that it costs the same. */
export function differenceText(difference: number, lang: Lang): string {
  if (difference === 0) return changeText.same[lang];
  const amount = priceText(Math.abs(difference), lang);
  return (difference > 0 ? changeText.more(amount) : changeText.less(amount))[lang];
}

/** What a run costs more or less than the one there is: the figure, and the outcome. */
export function Difference({ difference, lang }: { readonly difference: number; readonly lang: Lang }) {
  const means = difference > 0 ? changeText.toPay : difference < 0 ? changeText.toCredit : changeText.noDifference;
  return (
    <>
      <span className={`figures ${styles['difference']}`} data-less={difference < 0 || undefined}>
        {differenceText(difference, lang)}
      </span>
      <small>{means[lang]}</small>
    </>
  );
}
