import { payLinkShare } from '#text/pay-link-share.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import { inputClass } from '#ui/field.tsx';
import { priceText } from '#ui/price.tsx';
import type { PaymentData } from '#web/payment/payment-data.ts';
import styles from './pay-link-share.module.css';
import { SHARE_PLACE } from './share-place.ts';
import type { Site } from '#web/page.ts';

interface PayLinkShareProps {
  readonly url: string;
  readonly data: PaymentData;
  readonly site: Site;
}

/** The link with which another person can pay, ready to send (N9). Only copying and sharing need scripts. */
export function PayLinkShare({ url, data: { reservation, total }, site: { lang, brand } }: PayLinkShareProps) {
  const words = shareWordsOf(reservation);
  return (
    <section className={styles['share']} aria-labelledby={SHARE_PLACE}>
      <h2 id={SHARE_PLACE} tabIndex={-1}>
        {payLinkShare.title[lang]}
      </h2>
      <p>{words.what[lang]}</p>
      <Ready
        url={url}
        lang={lang}
        hurry={(reservation.adding ? payLinkShare.hurryWithoutSeats : payLinkShare.hurry)[lang]}
        message={
          words.message({
            carrier: brand.name,
            from: reservation.origin.city,
            to: reservation.destination.city,
            total: priceText(total, lang),
            url,
          })[lang]
        }
      />
    </section>
  );
}

/** What another person would pay for. */
export function shareWordsOf({ change, adding }: Pick<PaymentData['reservation'], 'change' | 'adding'>) {
  if (change) return payLinkShare.follows.change;
  return adding ? payLinkShare.follows.addition : payLinkShare;
}

interface ReadyProps {
  readonly url: string;
  readonly message: string;
  readonly hurry: string;
  readonly lang: Site['lang'];
}

function Ready({ url, message, hurry, lang }: ReadyProps) {
  return (
    <>
      <label className={styles['label']} htmlFor={fieldId('pay-link')}>
        {payLinkShare.link[lang]}
      </label>
      <input className={`${inputClass} ${styles['link']}`} id={fieldId('pay-link')} readOnly defaultValue={url} />
      <p className={styles['actions']}>
        <Button type="button" hidden data-copy={url} data-copied={payLinkShare.copied[lang]}>
          {payLinkShare.copy[lang]}
        </Button>
        <Button type="button" hidden data-share={message}>
          {payLinkShare.share[lang]}
        </Button>
        <a
          className={buttonClass()}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {payLinkShare.whatsapp[lang]}
        </a>
      </p>
      <p className={styles['hurry']}>{hurry}</p>
    </>
  );
}
