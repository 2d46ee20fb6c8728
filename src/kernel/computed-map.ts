/** A map that keeps something smaller than its values and computes each when it is read. */
export abstract class ComputedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  abstract readonly size: number;
  abstract get(key: Key): Value | undefined;
  abstract keys(): Generator<Key, undefined>;

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  *entries(): Generator<[Key, Value], undefined> {
    for (const key of this.keys()) yield [key, this.get(key)!];
  }

  *values(): Generator<Value, undefined> {
    for (const key of this.keys()) yield this.get(key)!;
  }

  [Symbol.iterator](): Generator<[Key, Value], undefined> {
    return this.entries();
  }

  forEach(each: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) each(value, key, this);
  }
}
