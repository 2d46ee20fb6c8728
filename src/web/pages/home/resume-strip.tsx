import { resumeStrip } from '#text/resume-strip.ts';
import { Notice } from '#ui/notice.tsx';
import { buttonClass } from '#ui/button.tsx';
import { priceText } from '#ui/price.tsx';
import { localMoment } from '#web/flows/reservation/local-moment.ts';
import type { AroundProps } from '#web/page.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import styles from '#web/pages/home/resume-strip.module.css';

/** Above the search: the purchase that was left at its payment, one press away (B5). */
export function ResumeStrip({ data: { unpaid }, site: { lang }, children }: AroundProps<HomeData>) {
  if (!unpaid) return children;
  const { kind, to, from, destination, total, payBy } = unpaid;
  const text = resumeStrip[kind];
  return (
    <>
      <section className={styles['strip']} aria-label={resumeStrip.label[lang]}>
        <Notice tone="warning">
          <div className={styles['row']}>
            <p>
              <strong>{text.title[lang]}</strong> {from} → {destination}, {priceText(total, lang)}.{' '}
              {payBy ? resumeStrip.until(localMoment(payBy, from, lang))[lang] : ''}
            </p>
            <a className={buttonClass()} href={to}>
              {text.go[lang]}
            </a>
          </div>
        </Notice>
      </section>
      {children}
    </>
  );
}
