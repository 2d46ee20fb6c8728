export type Fields = Readonly<Record<string, unknown>>;

/** What an object of an answer holds; nothing, where it is none. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The first of a list; undefined where it is none. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An answer's JSON; undefined where it is none. */
export function jsonOf(text: string): Fields | undefined {
  try {
    return fields(JSON.parse(text));
  } catch {
    return undefined;
  }
}
