import type { Lang } from '#text/lang.ts';
import { resumeStrip } from '#text/resume-strip.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import type { Unpaid } from '#web/pages/home/unpaid.ts';
import styles from '#web/pages/home/unpaid-list.module.css';

/** Reservations and orders that hold places or await payment, each with a link to continue. */
export function UnpaidList({ unpaid, lang }: { readonly unpaid: readonly Unpaid[]; readonly lang: Lang }) {
  return (
    <section aria-label={resumeStrip.label[lang]}>
      <NoticeBox tone="warning">
        <ul className={styles['list']}>
          {unpaid.map(({ code, kind, to, what, total, payBy }) => (
            <li key={code} className={styles['row']}>
              <p>
                <strong>{resumeStrip[kind].title[lang]}</strong> {what}, {priceText(total, lang)}.{' '}
                {payBy ? resumeStrip.until(payBy)[lang] : ''}
              </p>
              <a className={buttonClass()} href={to}>
                {resumeStrip[kind].go[lang]}
              </a>
            </li>
          ))}
        </ul>
      </NoticeBox>
    </section>
  );
}
