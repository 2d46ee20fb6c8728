/**
 * Calls by key, at most once in an interval: the first at once, and those within the interval after it together at its
 * end. None is lost while the process lives.
 */
export function atMostOnce(milliseconds: number, call: (key: string) => void): (key: string) => void {
  const resting = new Map<string, { again: boolean }>();
  return function ask(key) {
    const rest = resting.get(key);
    if (rest) {
      rest.again = true;
      return;
    }
    const begun = { again: false };
    resting.set(key, begun);
    setTimeout(() => {
      resting.delete(key);
      if (begun.again) ask(key);
    }, milliseconds).unref();
    call(key);
  };
}
