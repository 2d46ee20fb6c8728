export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for any other value. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The first element of a list; undefined for any other value. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parses JSON; undefined when it is invalid. */
export function jsonOf(text: string): Fields | undefined {
  try {
    return fields(JSON.parse(text));
  } catch {
    return undefined;
  }
}
