import type { ReactNode } from 'react';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { Price } from '#ui/price.tsx';
import type { BarPath } from './bar-path.ts';
import { grouped } from './grouped.ts';
import styles from './store-reference-card.module.css';
import type { StoreReferenceView } from './store-reference-view.ts';

interface SlipProps {
  readonly voucher: StoreReferenceView;
  readonly bars: BarPath;
  /** City whose time zone the deadline uses. */
  readonly place: string;
  readonly lang: Lang;
  /** The interactive part: the time left, and the actions. */
  readonly children: ReactNode;
}

/** What is shown at the till: amount, deadline, and the reference as text and bar code. */
export function StoreReferenceCard({
  voucher: { amount, pay_by: payBy, reference },
  bars,
  place,
  lang,
  children,
}: SlipProps) {
  return (
    <section className={styles['slip']} aria-label={storeReferenceText.reference[lang]}>
      <dl className={styles['due']}>
        <div>
          <dt>{storeReferenceText.amount[lang]}</dt>
          <dd>
            <Price amount={amount} lang={lang} className={styles['big']} />
            <span>{storeReferenceText.fee[lang]}</span>
          </dd>
        </div>
        <div>
          <dt>{storeReferenceText.payBy[lang]}</dt>
          <dd>
            <time className={styles['big']} dateTime={payBy}>
              {formatClock(payBy, lang)}
            </time>
            <span>
              {formatLongDate(payBy, lang)} · {deadlineTexts.localTime(place)[lang]}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles['paper']}>
        <p className={styles['reference']}>
          <span>{storeReferenceText.reference[lang]}</span>
          <strong className="figures">{grouped(reference)}</strong>
        </p>
        <BarCode bars={bars} label={storeReferenceText.barcode(grouped(reference))[lang]} />
      </div>
      <div className={styles['live']}>{children}</div>
    </section>
  );
}

/** Modules of quiet zone at each end, which scanners need to find the code. */
const QUIET = 10;

/** Black on white in every theme, for scanners. Stretched to its box; only the widths matter. */
const BarCode = ({ bars: { width, d }, label }: { readonly bars: BarPath; readonly label: string }) => (
  <svg
    className={styles['bars']}
    viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 1`}
    preserveAspectRatio="none"
    role="img"
    aria-label={label}
  >
    <path fill="#000" shapeRendering="crispEdges" d={d} />
  </svg>
);
