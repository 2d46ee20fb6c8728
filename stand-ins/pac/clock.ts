/** A clock that can be set; it goes on from there. Milliseconds since 1970. */
export function createClock(real: () => number = Date.now) {
  let ahead = 0;
  return {
    now: () => real() + ahead,
    /** Undefined sets it right again. */
    set: (instant: number | undefined) => {
      ahead = instant === undefined ? 0 : instant - real();
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
