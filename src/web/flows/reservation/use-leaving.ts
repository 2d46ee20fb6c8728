import { useEffect, useRef, useState } from 'react';
import { late } from '#web/services/late.ts';
import type * as Watching from '#web/flows/reservation/watch-leaving.ts';

const watching = late(() => import('#web/flows/reservation/watch-leaving.ts'));

export interface Leaving {
  /** The URL the traveller wants to go to, while the dialog is open. */
  readonly asked: string | undefined;
  stay(): void;
  leave(isForGood: boolean): void;
}

/** Watches for navigation away from a step, and asks for confirmation. */
export function useLeaving({
  code,
  step,
  formToken,
  search,
  warns,
  isDone,
}: Omit<Watching.WatchedStep, 'onAsk'>): Leaving {
  const [asked, setAsked] = useState<string>();
  const watch = useRef<Watching.Watch>(undefined);
  useEffect(() => {
    let isOver = false;
    const begin = ({ watchLeaving }: typeof Watching) => {
      if (!isOver) watch.current = watchLeaving({ code, step, formToken, search, warns, isDone, onAsk: setAsked });
    };
    // Loaded after the step itself: nobody leaves in the first moments.
    void watching().then(begin);
    return () => {
      isOver = true;
      watch.current?.stop();
    };
  }, [code, step, formToken, search, warns, isDone]);
  return {
    asked,
    stay: () => setAsked(undefined),
    leave: (isForGood) => asked !== undefined && watch.current?.leaveFor(asked, isForGood),
  };
}
