import type { RefObject } from 'react';
import type { Lang } from '#text/lang.ts';
import { payForm } from '#text/pay-form.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import styles from './payment-form.module.css';

interface CardFieldsProps {
  readonly src: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Pixels; undefined until the frame has reported its height. */
  readonly height: number | undefined;
  onLoad(): void;
  readonly lang: Lang;
}

/** The isolated frame in which the card is typed. It needs scripts, so it is added by one. */
export function CardFields({ src, frame, height, onLoad, lang }: CardFieldsProps) {
  const isAwake = useInBrowser(() => true);
  return (
    <div className={styles['card']} id="f-token" tabIndex={-1}>
      <noscript>
        <p className={styles['needsScripts']}>{payForm.needsScripts[lang]}</p>
      </noscript>
      {isAwake ? (
        <iframe
          ref={frame}
          className={styles['frame']}
          src={src}
          onLoad={onLoad}
          title={payForm.cardFrame[lang]}
          sandbox="allow-scripts"
          height={height}
        />
      ) : (
        <div className={styles['frameToCome']} />
      )}
    </div>
  );
}
