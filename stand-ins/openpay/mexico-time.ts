/** Central Mexico has the same offset all year. */
const OFFSET_MS = -6 * 3_600_000;

/** A moment in the provider's format: `2026-11-21T12:54:01-06:00`. */
export const mexicoTime = (at: number): string => `${new Date(at + OFFSET_MS).toISOString().slice(0, 19)}-06:00`;

/** A due date: Mexican local time without an offset, or with one. Undefined when it is invalid. */
export function readMexicoTime(text: string): number | undefined {
  const at = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}-06:00`);
  return Number.isNaN(at) ? undefined : at;
}
