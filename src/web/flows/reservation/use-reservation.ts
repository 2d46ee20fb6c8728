import { useEffect, useEffectEvent, useState } from 'react';
import { newest } from '#web/booking/reservation-state.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { useTimeLeft } from '#web/booking/use-time-left.ts';
import { readReservation } from '#web/services/read-reservation.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { postExtend } from '#wire/websale.ts';

interface Watched {
  /** The reservation the page shows. */
  readonly shown: LiveReservation;
  readonly formToken: string;
  readonly call: ApiCall;
  readonly onReservation: ((reservation: ReservationView) => void) | undefined;
}

export interface Hold {
  readonly reservation: LiveReservation;
  /** Milliseconds the seats are still held; undefined if none are. */
  readonly left: number | undefined;
  /** Extends the hold; false if refused, undefined without a response. */
  extend(): Promise<boolean | undefined>;
}

/**
 * Waits until just past the end of the hold, so that the server also considers it expired; then the interval between
 * retries.
 */
const A_MOMENT_MS = 500;
const ASK_AGAIN_MS = 5_000;

/** The reservation with its hold time: extended on request, reloaded when it has expired (B3, M45). */
export function useReservation({ shown, formToken, call, onReservation }: Watched): Hold {
  const [heard, setHeard] = useState<LiveReservation>();
  const reservation = newest(shown, heard);
  const left = useTimeLeft(reservation);
  const { code } = reservation;
  const hear = (next: ReservationView) => {
    setHeard(next);
    onReservation?.(next);
  };
  const read = async () => {
    const now = await readReservation(formToken, code).catch(() => undefined);
    if (now) hear(now);
  };
  const ask = useEffectEvent(read);
  const extend = async () => {
    const extended = await call(postExtend, { body: { code } }).catch(() => undefined);
    if (extended?.ok) hear(extended.data.reservation);
    else if (extended) void read();
    return extended?.ok;
  };
  const ranOut = left === 0;
  useEffect(() => {
    if (!ranOut) return undefined;
    const first = setTimeout(ask, A_MOMENT_MS);
    const next = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(next);
    };
  }, [ranOut]);
  return { reservation, left, extend };
}
