/** Reads a list of faults; undefined when one of them is invalid. A missing list is empty. */
export function readFaults<Fault>(
  value: unknown,
  readFault: (item: unknown) => Fault | undefined,
): Fault[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const read = value.map((item: unknown) => readFault(item));
  return read.every((item) => item !== undefined) ? read : undefined;
}

/** The request merged over the defaults: a string is the kind, an object may have details. */
export const detailsOf = (item: unknown, usual: object): Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null ? { ...usual, ...item } : { ...usual, kind: item };
