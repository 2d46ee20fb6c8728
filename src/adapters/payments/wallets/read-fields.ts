type Fields = Readonly<Record<string, unknown>>;

/** What is in a value that came from outside; nothing where it is no object. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
