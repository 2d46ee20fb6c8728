import { useEffect, useEffectEvent } from 'react';

/** Runs each time the traveller comes back to the page from another one. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}
