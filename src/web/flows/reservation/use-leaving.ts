import { useEffect, useRef, useState } from 'react';
import { type Watch, type WatchedStep, watchLeaving } from '#web/flows/reservation/watch-leaving.ts';

export interface Leaving {
  /** Where the traveller wants to go, while we ask whether to. */
  readonly asked: string | undefined;
  stay(): void;
  leave(): void;
}

/** Watches the ways out of a step, and asks. */
export function useLeaving({ code, step, warns }: Omit<WatchedStep, 'onAsk'>): Leaving {
  const [asked, setAsked] = useState<string>();
  const watch = useRef<Watch>(undefined);
  useEffect(() => {
    const watching = watchLeaving({ code, step, warns, onAsk: setAsked });
    watch.current = watching;
    return () => watching.stop();
  }, [code, step, warns]);
  return {
    asked,
    stay: () => setAsked(undefined),
    leave: () => asked !== undefined && watch.current?.leaveFor(asked),
  };
}
