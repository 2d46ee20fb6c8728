import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 20_000;

/** Polls slowly while the page is visible, and immediately when it becomes visible again or the network is back. */
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
