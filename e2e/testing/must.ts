/** The value that must exist; otherwise the test fails. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}
