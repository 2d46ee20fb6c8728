/** The queue is full: a temporary condition. */
export class TooBusy extends Error {
  constructor() {
    super('too many wait for this');
  }
}

export interface FewAtOnce {
  readonly running: number;
  /** Maximum queue length; further work is rejected. */
  readonly waiting: number;
}

/** Runs expensive work a few at a time and queues the rest in order, so that a flood leaves the machine usable. */
export function fewAtOnce({ running, waiting }: FewAtOnce): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new TooBusy();
      // Finished work passes its slot on, so `active` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
