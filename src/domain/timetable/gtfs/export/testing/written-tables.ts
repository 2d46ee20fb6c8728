import type { WrittenFile } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { type Tables, tableOf } from '#domain/timetable/gtfs/table.ts';

/** Written files as a reader gets them; files without lines are absent. */
export const writtenTables = (files: readonly WrittenFile[]): Tables =>
  new Map(
    files
      .map(({ file, columns, rows }) => tableOf(file, columns, [...rows()]))
      .filter(({ lines }) => lines.length > 0)
      .map((table) => [table.file, table]),
  );

export const PUBLISHER = {
  name: 'Line',
  url: 'https://line.example',
  email: 'hello@line.example',
  lang: 'es',
  version: '1',
};
