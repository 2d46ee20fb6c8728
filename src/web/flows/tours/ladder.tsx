import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { momentThere } from '#text/moments.ts';
import { priceText } from '#ui/price.tsx';
import styles from '#web/flows/tours/parts.module.css';

interface LadderProps {
  readonly steps: readonly { readonly until: string; readonly percent: number }[];
  readonly total: number;
  readonly lang: Lang;
}

const HUNDRED = 100;

/** What still goes back if the tour is cancelled, until when: in absolute local times and in pesos. */
export const Ladder = ({ steps, total, lang }: LadderProps) => (
  <section className={styles['part']} aria-labelledby="cancelling">
    <h2 id="cancelling">{tourText.review.cancelling[lang]}</h2>
    <ul className={styles['ladder']}>
      {steps.map(({ until, percent }) => (
        <li key={until}>
          {
            tourText.review.cancelUntil(
              momentThere(until, lang),
              priceText(Math.floor((total * percent) / HUNDRED), lang),
            )[lang]
          }
        </li>
      ))}
      <li>{tourText.review[steps.length === 0 ? 'cancelNever' : 'cancelLater'][lang]}</li>
    </ul>
  </section>
);
