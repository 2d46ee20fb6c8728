import { type RefObject, useRef, useState } from 'react';

export interface OneAtATime {
  /** Work is under way, as it is shown. */
  readonly works: boolean;
  /** The same, as of this very moment. */
  readonly busy: RefObject<boolean>;
  /** Does this unless something is being done. */
  run(work: () => Promise<unknown>): Promise<void>;
}

/** One piece of work at a time; however it ends, also when it throws, the next one can begin. */
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
