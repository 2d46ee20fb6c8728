import { useState } from 'react';
import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { localMoment } from '#text/moments.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { grouped } from './grouped.ts';
import styles from './store-reference-card.module.css';
import { storeOf, type StoreReferenceView } from './store-reference-view.ts';

interface SlipActionsProps {
  readonly voucher: StoreReferenceView;
  readonly place: string;
  /** The server's clock, in milliseconds. */
  readonly now: number;
  /** Shown after the deadline, for purchases without tickets. */
  readonly over?: Message | undefined;
  readonly lang: Lang;
}

/** How long the reference can still be paid, and the actions for it. The text needs no script. */
export function StoreReferenceActions({ voucher, place, now, over, lang }: SlipActionsProps) {
  const { reference, pay_by: payBy } = voucher;
  const [copied, setCopied] = useState(false);
  const canShare = useInBrowser(() => 'share' in navigator);
  const canCopy = useInBrowser(() => 'clipboard' in navigator);
  const minutes = Math.floor((Date.parse(payBy) - now) / 60_000);
  if (minutes < 0) return <NoticeBox tone="warning">{(over ?? storeReferenceText.over)[lang]}</NoticeBox>;
  const text = storeReferenceText.shared({
    store: storeReferenceText.names[storeOf(voucher)],
    amount: priceText(voucher.amount, lang),
    reference: grouped(reference),
    until: localMoment(payBy, place, lang),
  })[lang];
  return (
    <div className={styles['left']}>
      <p className={styles['clock']}>
        <strong className="figures">{storeReferenceText.left(formatDuration(minutes))[lang]}</strong>
      </p>
      <p className={styles['actions']}>
        {canCopy ? (
          <Button
            type="button"
            onClick={() => void navigator.clipboard.writeText(reference).then(() => setCopied(true))}
          >
            <span role="status">{(copied ? storeReferenceText.copied : storeReferenceText.copy)[lang]}</span>
          </Button>
        ) : null}
        {canShare ? (
          // Cancelling the share sheet is not an error.
          <Button type="button" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {storeReferenceText.share[lang]}
          </Button>
        ) : (
          <a
            className={buttonClass()}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
          >
            {storeReferenceText.share[lang]} · WhatsApp
          </a>
        )}
        <Button type="button" onClick={() => print()}>
          {storeReferenceText.print[lang]}
        </Button>
      </p>
    </div>
  );
}
