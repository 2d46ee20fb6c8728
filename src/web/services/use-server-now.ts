import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The server's clock in milliseconds, going on from what its answer said: the visitor's own may be wrong. */
export function useServerNow(answered: string): number {
  const [clock, setClock] = useState({ answered, passed: 0 });
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setClock({ answered, passed: performance.now() - started }), STEP_MS);
    return () => clearInterval(timer);
  }, [answered]);
  return Date.parse(answered) + (clock.answered === answered ? clock.passed : 0);
}
