/** Centavos of an amount in the APIs' formats, `"650.50"` or `650.5`; undefined when invalid. */
export function centavosOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,10}(\.\d{1,2})?$/.test(text)) return undefined;
  const centavos = Math.round(Number(text) * 100);
  return centavos > 0 ? centavos : undefined;
}
