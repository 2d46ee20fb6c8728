import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { priceText } from '#ui/price.tsx';
import { momentBeside } from '#web/flows/tours/moments.ts';
import styles from '#web/flows/tours/parts.module.css';

interface LadderProps {
  readonly steps: readonly { readonly until: string; readonly percent: number }[];
  readonly total: number;
  /** The start of the tour. */
  readonly starts: string;
  readonly lang: Lang;
}

const HUNDRED = 100;

/** What goes back if the tour is cancelled, until when: in absolute local times and in pesos. */
export const Ladder = ({ steps, total, starts, lang }: LadderProps) => (
  <section className={styles['part']} aria-labelledby="cancelling">
    <h2 id="cancelling">{tourText.review.cancelling[lang]}</h2>
    <ul className={styles['ladder']}>
      {steps.map(({ until, percent }) => (
        <li key={until}>
          {
            tourText.review.cancelUntil(
              momentBeside(until, starts, lang),
              priceText(Math.floor((total * percent) / HUNDRED), lang),
            )[lang]
          }
        </li>
      ))}
      <li>{tourText.review.cancelLater[lang]}</li>
    </ul>
  </section>
);
