import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FILES_READ } from '#domain/timetable/gtfs/files.ts';
import { checkedSum } from '#adapters/gtfs/checked-sum.ts';
import { feedFolder, type FeedFiles } from '#adapters/gtfs/feed-files.ts';
import { RATIO_COUNTS_FROM_BYTES, type SourceLimits } from '#adapters/gtfs/limits.ts';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';

/**
 * The files of an archive. The whole directory is checked before a byte is unpacked, and the reader rejects a file
 * whose unpacked size differs from the directory's.
 */
export async function zipFiles(path: string, limits: SourceLimits): Promise<FeedFiles> {
  const zip = await opened(path);
  try {
    const entries = await readEntries(zip, limits);
    const folder = feedFolder(entries.map(({ fileName }) => fileName));
    if (folder === undefined) {
      throw new UnreadableFeed({
        code: 'not_a_feed',
        message: 'no GTFS feed in the archive: none of its files is there',
      });
    }
    const inFolder = entries.flatMap((entry) =>
      entry.fileName.startsWith(folder) ? [{ name: entry.fileName.slice(folder.length), entry }] : [],
    );
    const read = inFolder.filter(({ name }) => FILES_READ.includes(name));
    judgeSizes(
      read.map(({ entry }) => entry),
      limits,
    );
    return {
      files: read.map(({ name, entry }) => ({
        name,
        open: async () => checkedSum(await zip.openReadStreamPromise(entry), name, entry.crc32),
      })),
      names: inFolder.map(({ name }) => name).filter((name) => !name.includes('/')),
      subfolder: folder || undefined,
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const OPTIONS = { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true };

async function opened(path: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(path, OPTIONS);
  } catch (cause) {
    throw badZip(cause);
  }
}

/** All files of the archive except folders and macOS metadata. */
async function readEntries(zip: ZipFile, limits: SourceLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.files) throw tooMany(limits);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue;
      if (entries.has(entry.fileName)) throw twice(entry.fileName);
      judge(entry);
      entries.set(entry.fileName, entry);
      if (entries.size > limits.files) throw tooMany(limits);
    }
  } catch (cause) {
    throw cause instanceof UnreadableFeed ? cause : badZip(cause);
  }
  return [...entries.values()];
}

/** File type bits of a Unix mode, stored in the upper half of the attributes. */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

function judge(entry: Entry): void {
  const { fileName: file } = entry;
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw new UnreadableFeed({ code: 'symbolic_link', file, message: `${file} is a symbolic link inside the archive` });
  }
  if (entry.isEncrypted()) {
    throw new UnreadableFeed({ code: 'encrypted', file, message: `${file} is encrypted` });
  }
}

function judgeSizes(entries: readonly Entry[], limits: SourceLimits): void {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > limits.bytes) {
    throw new UnreadableFeed({ code: 'too_large', message: `unpacked, the feed is larger than ${limits.bytes} bytes` });
  }
  for (const { fileName: file, compressedSize, uncompressedSize } of entries) {
    const counts = uncompressedSize >= RATIO_COUNTS_FROM_BYTES;
    if (counts && uncompressedSize > compressedSize * limits.ratio) {
      const message = `${file} unpacks to more than ${limits.ratio} times its size: no timetable does`;
      throw new UnreadableFeed({ code: 'suspicious_compression', file, message });
    }
  }
}

const UNSAFE = /invalid (?:relative path|characters in fileName)|absolute path/;

/** An error of the archive itself, as opposed to names that lead out of it. */
export function badZip(cause: unknown): UnreadableFeed {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return UNSAFE.test(reason)
    ? new UnreadableFeed(
        { code: 'unsafe_path', message: `the archive names a file outside of itself (${reason})` },
        { cause },
      )
    : new UnreadableFeed({ code: 'bad_zip', message: `the archive cannot be read (${reason})` }, { cause });
}

const tooMany = ({ files }: SourceLimits) =>
  new UnreadableFeed({ code: 'too_many_files', message: `more than ${files} files in the archive` });

const twice = (file: string) =>
  new UnreadableFeed({ code: 'duplicate_file', file, message: `${file} is twice in the archive` });
