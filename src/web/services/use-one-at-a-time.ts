import { type RefObject, useRef, useState } from 'react';

export interface OneAtATime {
  /** Whether work is under way, as rendered. */
  readonly works: boolean;
  /** The same at this very moment. */
  readonly busy: RefObject<boolean>;
  /** Runs the work unless other work is under way. */
  run(work: () => Promise<unknown>): Promise<void>;
}

/** Runs one task at a time; however it ends, even by throwing, the next one can start. */
export function useOneAtATime(): OneAtATime {
  const [works, setWorks] = useState(false);
  const busy = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setWorks(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setWorks(false);
    }
  };
  return { works, busy, run };
}
