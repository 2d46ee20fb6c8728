import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 20_000;

/**
 * Asks now and then for what may happen at any time, while somebody looks, and at once when they look again or the
 * network is back.
 */
export function useSlowPolling(ask: () => Promise<void>): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    const look = () => document.hidden || void asked();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
}
