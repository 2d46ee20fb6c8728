import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_READ } from '#domain/timetable/gtfs/files.ts';
import { feedFolder, type FeedFiles } from '#adapters/gtfs/feed-files.ts';
import type { SourceLimits } from '#adapters/gtfs/limits.ts';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';

/** The files of a folder, or of its only subfolder that holds a feed. */
export async function folderFiles(folder: string, limits: SourceLimits): Promise<FeedFiles> {
  const subfolder = await findFeed(folder);
  const place = join(folder, subfolder);
  const entries = await readdir(place, { withFileTypes: true });
  const wanted = entries.filter(({ name }) => FILES_READ.includes(name));
  for (const entry of wanted) {
    if (entry.isSymbolicLink()) throw linked(entry.name);
  }
  const names = wanted.filter((entry) => entry.isFile()).map(({ name }) => name);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(place, name))).size));
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.bytes) throw tooLarge(limits);
  return {
    files: names.map((name) => ({ name, open: async () => createReadStream(join(place, name)) })),
    names: entries.filter((entry) => entry.isFile() && entry.name.endsWith('.txt')).map(({ name }) => name),
    subfolder: subfolder || undefined,
    close: async () => undefined,
  };
}

/**
 * The path of the feed below the folder: '' is the folder itself, also when it holds no feed, which is reported later.
 */
async function findFeed(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some(({ name }) => FILES_READ.includes(name))) return '';
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const inside = await Promise.all(
    folders.map(async (name) => (await readdir(join(folder, name))).map((file) => `${name}/${file}`)),
  );
  const found = feedFolder(inside.flat());
  if (found === undefined) {
    throw new UnreadableFeed({ code: 'not_a_feed', message: `no GTFS feed in ${folder}: none of its files is there` });
  }
  return found;
}

const linked = (file: string) =>
  new UnreadableFeed({ code: 'symbolic_link', file, message: `${file} is a symbolic link: copy the file itself` });

const tooLarge = ({ bytes }: SourceLimits) =>
  new UnreadableFeed({ code: 'too_large', message: `the feed is larger than ${bytes} bytes` });
