/** Too many wait already; what passes by itself. */
export class TooBusy extends Error {
  constructor() {
    super('too many wait for this');
  }
}

export interface FewAtOnce {
  readonly running: number;
  /** This many may wait; the next is refused. */
  readonly waiting: number;
}

/** Runs dear work a few at a time, the rest in order: a flood of it leaves the machine to others. */
export function fewAtOnce({ running, waiting }: FewAtOnce): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new TooBusy();
      // Who ends hands its place on, so `active` stays as it is.
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
