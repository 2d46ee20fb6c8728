import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { promoCodesText } from '#text/promo-codes.ts';
import { buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { Plate } from '#ui/plate.tsx';
import styles from '#web/fares/code-cards.module.css';
import type { PublicCodeView } from '#wire/catalogue.ts';
import { searchPath } from '#wire/search-link.ts';

interface CodeCardsProps {
  readonly codes: readonly PublicCodeView[];
  readonly lang: Lang;
}

/** Each code with what it takes off, until when and for whom; one press leads to the search with the code filled in. */
export function CodeCards({ codes, lang }: CodeCardsProps) {
  if (codes.length === 0) return null;
  return (
    <section className={styles['codes']} aria-labelledby="codes">
      <h2 id="codes">{promoCodesText.title[lang]}</h2>
      <ul className={styles['list']}>
        {codes.map(({ code, percent_off: percent, until }) => (
          <li key={code} className={CARD}>
            <h3>
              <Plate>{code}</Plate>
            </h3>
            <p>
              <strong>{promoCodesText.off(percent)[lang]}</strong>
            </p>
            <p>{(until === null ? promoCodesText.noEnd : promoCodesText.until(formatLongDate(until, lang)))[lang]}</p>
            <p className={styles['note']}>{promoCodesText.who[lang]}</p>
            <a className={buttonClass('main')} href={searchPath(lang, { promo: code })}>
              {promoCodesText.search(code)[lang]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
