import { stat } from 'node:fs/promises';
import type { FeedFiles } from '#adapters/gtfs/feed-files.ts';
import { folderFiles } from '#adapters/gtfs/folder-files.ts';
import { SOURCE_LIMITS, type SourceLimits } from '#adapters/gtfs/limits.ts';
import { readTable } from '#adapters/gtfs/read-table.ts';
import { type UnreadableFault, UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { zipFiles } from '#adapters/gtfs/zip-files.ts';
import { isKnownFile } from '#domain/timetable/gtfs/files.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Table, Tables } from '#domain/timetable/gtfs/table.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SourceOptions {
  /** A folder whose files replace those of the feed, or are added to it. */
  readonly overlay?: string;
  readonly limits?: SourceLimits;
  /** Called with each file before it is read. */
  readonly progress?: (file: string) => void;
  readonly report: Report;
}

/** Reads a feed from a folder or a zip. On a fault nothing of the feed can be trusted. */
export async function readSource(path: string, options: SourceOptions): Promise<Result<Tables, UnreadableFault>> {
  try {
    const tables = new Map(await readAll(path, options));
    if (options.overlay) for (const [name, table] of await readAll(options.overlay, options)) tables.set(name, table);
    return ok(tables);
  } catch (error) {
    if (error instanceof UnreadableFeed) return fail(error.fault);
    throw error;
  }
}

async function readAll(path: string, { limits = SOURCE_LIMITS, progress, report }: SourceOptions) {
  const source = await filesAt(path, limits);
  try {
    if (source.subfolder) report('invalid_input_files_in_subfolder', { file: source.subfolder });
    for (const file of source.names) if (!isKnownFile(file)) report('unknown_file', { file });
    const tables: [string, Table][] = [];
    for (const file of source.files) {
      progress?.(file.name);
      tables.push([file.name, await readTable(file, report)]);
    }
    return tables;
  } finally {
    await source.close();
  }
}

async function filesAt(path: string, limits: SourceLimits): Promise<FeedFiles> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UnreadableFeed({ code: 'not_found', message: `there is no ${path}` });
  return found.isDirectory() ? folderFiles(path, limits) : zipFiles(path, limits);
}
