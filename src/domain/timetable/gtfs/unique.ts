import type { Line } from '#domain/timetable/gtfs/table.ts';
import type { Reader } from '#domain/timetable/gtfs/reader.ts';

interface Read<T> {
  /** The key column. */
  readonly key: string;
  readonly read: (line: Line, key: string) => T | undefined;
}

/** The lines of a table by key. Of duplicates the first counts; unreadable lines are left out. */
export function byKey<T>(reader: Reader, { key, read }: Read<T>): Map<string, T> {
  const seen = new Set<string>();
  const found = new Map<string, T>();
  for (const line of reader.lines) {
    const name = reader.id(line, key);
    if (name === undefined) continue;
    if (seen.has(name)) {
      reader.notice('duplicate_key', line, key);
      continue;
    }
    seen.add(name);
    const value = read(line, name);
    if (value !== undefined) found.set(name, value);
  }
  return found;
}
