/** What a worker does next; undefined while it finds nothing. */
export type NextWork = () => Promise<(() => Promise<void>) | undefined>;

export type Pause = (milliseconds: number) => Promise<unknown>;

const LOOK_AGAIN_MS = 200;

/**
 * Works off a queue with several workers at once, and ends when none of them finds anything. A worker that finds
 * nothing looks again as long as another one works: neither an item that takes long nor one after the other without end
 * may hold up what comes meanwhile.
 */
export async function workTogether(workers: readonly NextWork[], pause: Pause): Promise<void> {
  const allIdle = Promise.withResolvers<void>();
  let busy = workers.length;
  const work = async (next: NextWork): Promise<void> => {
    try {
      for (let found = await next(); found; found = await next()) await found();
    } finally {
      busy -= 1;
      if (busy === 0) allIdle.resolve();
    }
  };
  const workOn = async (next: NextWork): Promise<void> => {
    await work(next);
    while (busy > 0) {
      await Promise.race([allIdle.promise, pause(LOOK_AGAIN_MS)]);
      if (busy === 0) return;
      busy += 1;
      await work(next);
    }
  };
  await Promise.all(workers.map(workOn));
}
