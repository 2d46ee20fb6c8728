/**
 * Like `Promise.all`, but waits for all of them before it throws the first error in their order: nothing is under way
 * any more when the caller goes on. Needed wherever several things are begun within one transaction.
 */
export async function allOf<T extends readonly unknown[]>(
  begun: readonly [...{ [At in keyof T]: T[At] | Promise<T[At]> }],
): Promise<T> {
  const settled = await Promise.allSettled<unknown>(begun);
  return settled.map(valueOf) as unknown as T;
}

/** The value of something settled; throws its error. */
export function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
