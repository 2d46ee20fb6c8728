/** What has to be there, or the test ends here. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}
