import type { ReactNode } from 'react';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { voucherText } from '#text/voucher.ts';
import { Price } from '#ui/price.tsx';
import type { BarPath } from '#web/voucher/bar-path.ts';
import { BarCode } from '#web/voucher/bar-code.tsx';
import { grouped } from '#web/voucher/grouped.ts';
import styles from '#web/voucher/slip.module.css';
import type { VoucherView } from '#web/voucher/voucher-view.ts';

interface SlipProps {
  readonly voucher: VoucherView;
  readonly bars: BarPath;
  /** The city whose clock the last moment is on. */
  readonly place: string;
  readonly lang: Lang;
  /** What is alive: the time left, and what can be done with the slip. */
  readonly children: ReactNode;
}

/** What is shown at the till: how much, by when, and the reference for eyes and for scanners. */
export function Slip({ voucher: { amount, pay_by: payBy, reference }, bars, place, lang, children }: SlipProps) {
  return (
    <section className={styles['slip']} aria-label={voucherText.reference[lang]}>
      <dl className={styles['due']}>
        <div>
          <dt>{voucherText.amount[lang]}</dt>
          <dd>
            <Price amount={amount} lang={lang} className={styles['big']} />
            <span>{voucherText.fee[lang]}</span>
          </dd>
        </div>
        <div>
          <dt>{voucherText.payBy[lang]}</dt>
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
          <span>{voucherText.reference[lang]}</span>
          <strong className="figures">{grouped(reference)}</strong>
        </p>
        <BarCode bars={bars} label={voucherText.barcode(grouped(reference))[lang]} />
      </div>
      <div className={styles['live']}>{children}</div>
    </section>
  );
}
