/** The same function of an object that never changes, worked out once for each; forgotten with the object. */
export function oncePer<Key extends object, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = workOut(key);
    known.set(key, { value });
    return value;
  };
}
