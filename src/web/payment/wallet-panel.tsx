import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { payForm } from '#text/pay-form.ts';
import { late } from '#web/services/late.ts';
import styles from './payment-form.module.css';
import type { WalletWayProps } from './wallet-way.tsx';

/** Fetched, and the wallets' scripts with it, when somebody chooses to pay so. */
const WalletWay = lazy(late(() => import('./wallet-way.tsx')));

/** Where the wallets' buttons come up. Seen only while their way is the chosen one. */
export function WalletPanel(props: WalletWayProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // Below the edge of a small screen as well: it is not there at all while another way is chosen.
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
