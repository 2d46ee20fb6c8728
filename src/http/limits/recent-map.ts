/** A map with a bounded number of entries: the least recently written one is evicted. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  readonly size: number;
}

export function recentMap<Value>(room: number): RecentMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      // A Map keeps the order of insertion: deleted and set again, the entry is the newest.
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > room) entries.delete(entries.keys().next().value!);
    },
    get size() {
      return entries.size;
    },
  };
}
