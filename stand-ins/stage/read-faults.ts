/** Reads a list of faults; undefined when one of them is none. Nothing is an empty list. */
export function readFaults<Fault>(
  value: unknown,
  readFault: (item: unknown) => Fault | undefined,
): Fault[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const read = value.map((item: unknown) => readFault(item));
  return read.every((item) => item !== undefined) ? read : undefined;
}

/** What is asked for, over what is usual: a word names the kind, an object also has details. */
export const detailsOf = (item: unknown, usual: object): Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null ? { ...usual, ...item } : { ...usual, kind: item };
