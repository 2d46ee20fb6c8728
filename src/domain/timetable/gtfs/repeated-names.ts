import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';

interface NamedStop {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly area: string;
}

/** Reports stops that look the same in a list: same name, city and area. */
export function sayRepeatedNames(
  stops: readonly NamedStop[],
  lines: ReadonlyMap<string, number>,
  report: Report,
): void {
  const groups = Map.groupBy(stops, ({ name, city, area }) => [name, city, area].map(folded).join('\n'));
  for (const [first, ...others] of groups.values()) {
    for (const { id } of others) {
      const line = lines.get(id);
      const value = `${first!.name} (${first!.id}, ${id})`;
      report('anden_stop_name_repeated', { file: 'stops.txt', ...(line && { line }), field: 'stop_name', value });
    }
  }
}

/** Removes differences that people do not notice. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
