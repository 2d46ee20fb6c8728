import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvLine } from '#adapters/gtfs/csv-line.ts';
import type { Table, Tables } from '#domain/timetable/gtfs/table.ts';

/** Writes the tables of a feed as CSV files into a folder, creating it if necessary. */
export async function writeFeed(folder: string, tables: Tables): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const table of tables.values()) await writeFile(join(folder, table.file), csvOf(table));
}

const csvOf = ({ columns, lines }: Table): string =>
  [columns, ...lines.map(({ cells }) => cells)].map(csvLine).join('');
