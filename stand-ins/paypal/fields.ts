export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for any other value. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
