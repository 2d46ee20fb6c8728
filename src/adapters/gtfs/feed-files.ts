import type { Readable } from 'node:stream';
import { FILES_READ } from '#domain/timetable/gtfs/files.ts';

/** A file of a feed that can be read once. */
export interface FeedFile {
  readonly name: string;
  open(): Promise<Readable>;
}

/** The contents of a folder or an archive. Close it when done. */
export interface FeedFiles {
  /** The files we read. */
  readonly files: readonly FeedFile[];
  /** Names of all other files. */
  readonly names: readonly string[];
  /** The subfolder that holds the files, when it is not the top. */
  readonly subfolder: string | undefined;
  close(): Promise<void>;
}

/** The folder that holds the feed: the top, or the only folder with files of a feed in it; else undefined. */
export function feedFolder(paths: readonly string[]): string | undefined {
  const folders = new Set<string>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (FILES_READ.includes(name)) folders.add(path.slice(0, -name.length));
  }
  if (folders.has('')) return '';
  return folders.size === 1 ? [...folders][0] : undefined;
}
