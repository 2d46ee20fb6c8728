import { setTimeout as pause } from 'node:timers/promises';

/** Supervisors kill after 30 seconds, some after ten: everything that can end in order has done so by then. */
export const MAX_STOP_MS = 8_500;
/** Even after that time each part is asked to close, with this long to start doing so. */
const MIN_GRACE_MS = 100;

type Shut = () => Promise<unknown>;

/** Closes resources in the reverse order of opening, also when a start fails half way. */
export interface Closing {
  onOpen(shut: Shut): void;
  /** Resolves within the time above: a part that has not closed by then is no longer awaited. */
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
