import { useEffect, useState } from 'react';
import { whenReleased } from '#web/services/when-released.ts';
import type { ReservationView } from '#wire/reservation.ts';

type Held = Pick<ReservationView, 'expires_at' | 'server_now'>;

/** Counts down from the time left when the server responded: the visitor's clock may be wrong. */
export function useTimeLeft({ expires_at: until, server_now: read }: Held): number | undefined {
  const [clock, setClock] = useState({ read, passed: 0 });
  useEffect(() => {
    if (until === null) return undefined;
    const started = performance.now();
    const tick = () => whenReleased(() => setClock({ read, passed: performance.now() - started }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, read]);
  if (until === null) return undefined;
  const span = Date.parse(until) - Date.parse(read);
  return Math.max(0, span - (clock.read === read ? clock.passed : 0));
}
