import { useEffect, useState } from 'react';
import { whenReleased } from '#web/services/when-released.ts';

const STEP_MS = 20_000;

/** The server's clock in milliseconds, continued from its response: the visitor's clock may be wrong. */
export function useServerNow(answered: string): number {
  const [clock, setClock] = useState({ answered, passed: 0 });
  useEffect(() => {
    const started = performance.now();
    const tick = () => whenReleased(() => setClock({ answered, passed: performance.now() - started }));
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [answered]);
  return Date.parse(answered) + (clock.answered === answered ? clock.passed : 0);
}
