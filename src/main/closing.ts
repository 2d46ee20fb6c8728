import { setTimeout as pause } from 'node:timers/promises';

/** Supervisors kill after 30 seconds, some after ten: by then everything that can be ended in order has been. */
export const MAX_STOP_MS = 8_500;
/** Even where the time is up each part is asked to end, and given a moment to begin with it. */
const MIN_GRACE_MS = 100;

type Shut = () => Promise<unknown>;

/** Closes what was opened in the opposite order: also when a start fails half way. */
export interface Closing {
  onOpen(shut: Shut): void;
  /** Never later than the time named above: what does not end by then is left to end by itself. */
  close(): Promise<void>;
}

export function createClosing(report: (problem: unknown) => void, longestMs = MAX_STOP_MS): Closing {
  const opened: Shut[] = [];
  return {
    onOpen: (shut) => void opened.push(shut),
    close: async () => {
      const until = performance.now() + longestMs;
      for (const shut of opened.splice(0).toReversed()) {
        const left = Math.max(MIN_GRACE_MS, until - performance.now());
        await Promise.race([shut().catch(report), pause(left, undefined, { ref: false })]);
      }
    },
  };
}
