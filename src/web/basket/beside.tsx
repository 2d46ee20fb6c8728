import { besideText as say } from '#text/basket-beside.ts';
import type { Lang } from '#text/lang.ts';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import styles from '#web/basket/beside.module.css';
import type { BesideView } from '#wire/basket.ts';

interface BesideProps {
  readonly beside: readonly BesideView[];
  /** It moves to another time; otherwise it is cancelled. */
  readonly isMoved: boolean;
  readonly lang: Lang;
}

/** What no longer goes with a trip that is about to be cancelled or moved, and what each of it gives back. */
export function BesideTrip({ beside, isMoved, lang }: BesideProps) {
  if (beside.length === 0) return null;
  return (
    <section className={`${PANEL} ${styles['beside']}`} aria-labelledby="beside">
      <h2 id="beside">{say.title[lang]}</h2>
      <p>{(isMoved ? say.moved : say.cancelled)[lang]}</p>
      <ul>
        {beside.map(({ code, title, details: [when], path, gives_back: back }) => (
          <li key={code}>
            <strong>{title[lang]}</strong>
            {when ? <span>{when.text[lang]}</span> : null}
            <span>{(back > 0 ? say.givesBack(priceText(back, lang)) : say.givesNothing)[lang]}</span>
            <a href={path[lang]}>{say.open(title[lang])[lang]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
