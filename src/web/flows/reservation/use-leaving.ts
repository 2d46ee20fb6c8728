import { useEffect, useRef, useState } from 'react';
import type { Watch, WatchedStep } from '#web/flows/reservation/watch-leaving.ts';

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
    let isOver = false;
    // Comes after the step itself: nobody leaves in the first moments.
    const begin = async () => {
      const { watchLeaving } = await import('#web/flows/reservation/watch-leaving.ts');
      if (!isOver) watch.current = watchLeaving({ code, step, warns, onAsk: setAsked });
    };
    void begin();
    return () => {
      isOver = true;
      watch.current?.stop();
    };
  }, [code, step, warns]);
  return {
    asked,
    stay: () => setAsked(undefined),
    leave: () => asked !== undefined && watch.current?.leaveFor(asked),
  };
}
