import type { Lang } from '#text/lang.ts';
import { walletWay } from '#text/wallet-way.ts';
import styles from './payment-form.module.css';
import { useWalletFrame, type WalletFrameParts } from './use-wallet-frame.ts';

export interface WalletWayProps extends WalletFrameParts {
  readonly lang: Lang;
}

/** Usual height of two buttons and a line, in pixels. */
const USUAL_HEIGHT = 187;

/**
 * The permissions the wallets' pages and pop-ups need; same-origin only for a frame from another host, so that it
 * cannot reach this page.
 */
const sandboxOf = (src: string): string =>
  src.startsWith('/')
    ? 'allow-scripts'
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The isolated frame with the wallets' buttons, and their outcome. */
export default function WalletWay({ lang, ...parts }: WalletWayProps) {
  const { frame, onLoad, height, wallets, ended } = useWalletFrame(parts);
  const hasNone = wallets?.length === 0;
  return (
    <>
      <iframe
        ref={frame}
        className={styles['walletFrame']}
        src={parts.src}
        onLoad={onLoad}
        title={walletWay.frame[lang]}
        sandbox={sandboxOf(parts.src)}
        allow="payment"
        hidden={hasNone}
        height={height ?? USUAL_HEIGHT}
      />
      <p className={styles['said']} role="status">
        {hasNone ? walletWay.none[lang] : ended ? walletWay[ended][lang] : ''}
      </p>
    </>
  );
}
