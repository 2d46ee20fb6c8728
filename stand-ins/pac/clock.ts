/** A clock that can be set, and then runs on. Milliseconds since 1970. */
export function createClock(real: () => number = Date.now) {
  let ahead = 0;
  return {
    now: () => real() + ahead,
    /** Undefined resets it to the real time. */
    set: (instant: number | undefined) => {
      ahead = instant === undefined ? 0 : instant - real();
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
