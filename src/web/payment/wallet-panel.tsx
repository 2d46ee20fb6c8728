import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { payForm } from '#text/pay-form.ts';
import { late } from '#web/services/late.ts';
import styles from './payment-form.module.css';
import type { WalletWayProps } from './wallet-way.tsx';

/** Loaded, with the wallets' scripts, when this method is selected. */
const WalletWay = lazy(late(() => import('./wallet-way.tsx')));

/** The place of the wallets' buttons. Visible only while their method is selected. */
export function WalletPanel(props: WalletWayProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // Detected even below the edge of a small screen: it is not rendered at all while another method is selected.
    const watch = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setSeen(true), {
      rootMargin: '100%',
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles['wallets']} ref={place}>
      <noscript>
        <p className={styles['needsScripts']}>{payForm.needsScripts[props.lang]}</p>
      </noscript>
      {isSeen ? (
        <Suspense fallback={null}>
          <WalletWay {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
