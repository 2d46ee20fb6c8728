import type { Tally } from '#app/statistics/tally.ts';
import { SECOND } from '#kernel/instant.ts';

/** A process that is killed loses the visits of so long. */
const EVERY = 5 * SECOND;

/** Writes down every few seconds what was counted; what it answers ends that, and writes the last of it. */
export function flushEvery(tally: Pick<Tally, 'flush'>): () => Promise<void> {
  const timer = setInterval(() => void tally.flush(), EVERY).unref();
  return () => {
    clearInterval(timer);
    return tally.flush();
  };
}
