const FIRST_PAUSE_MS = 10;
const MAX_DOUBLINGS = 4;

/** Pause before the retry of this number (1, 2, 3): doubles each time up to 160 ms, scaled by 0.5 to 1.5. */
export const retryPauseMs = (retry: number, jitter: number): number =>
  FIRST_PAUSE_MS * 2 ** Math.min(retry - 1, MAX_DOUBLINGS) * (0.5 + jitter);
