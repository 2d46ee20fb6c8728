import { useEffect, useState } from 'react';
import { forgetBuses } from '#web/boarding/forget-buses.ts';

/** Whether the last call reached the server, and whether the operator's session had ended by then. */
export interface Connection {
  readonly isOnline: boolean;
  readonly isSignedOut: boolean;
  setOnline(isOnline: boolean): void;
  setSignedOut(isSignedOut: boolean): void;
}

export const UNAUTHORISED = 401;

/** The scanner's connection, as the browser and the calls report it. */
export function useConnection(): Connection {
  const [isOnline, setOnline] = useState(true);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const lost = () => setOnline(false);
    globalThis.addEventListener('offline', lost);
    return () => globalThis.removeEventListener('offline', lost);
  }, []);
  // The shift is over, even if nobody ended it: this page is lost once it is closed.
  useEffect(() => {
    if (isSignedOut) void forgetBuses().catch(() => undefined);
  }, [isSignedOut]);
  return { isOnline, isSignedOut, setOnline, setSignedOut };
}
