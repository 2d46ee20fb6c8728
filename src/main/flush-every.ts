import type { Tally } from '#app/statistics/tally.ts';
import { SECOND } from '#kernel/instant.ts';

/** A process that is killed loses the visit counts of up to this long. */
const EVERY = 5 * SECOND;

/** Writes the tally every few seconds; the returned function stops this and writes the rest. */
export function flushEvery(tally: Pick<Tally, 'flush'>): () => Promise<void> {
  const timer = setInterval(() => void tally.flush(), EVERY).unref();
  return () => {
    clearInterval(timer);
    return tally.flush();
  };
}
