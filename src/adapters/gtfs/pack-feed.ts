import { once } from 'node:events';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { csvLine } from '#adapters/gtfs/csv-line.ts';
import type { WrittenFile } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { type ZipEntry, zipArchive } from '#kernel/zip-archive.ts';

/** Lines written without yielding: a few milliseconds during which no other request is served. */
const LINES_AT_ONCE = 2_000;

/**
 * Packs the files of a feed into a zip archive: the same files give the same bytes. Files without lines are omitted.
 */
export async function packFeed(files: readonly WrittenFile[]): Promise<Uint8Array> {
  const entries: ZipEntry[] = [];
  for (const file of files) {
    const entry = await packed(file);
    if (entry) entries.push(entry);
  }
  return zipArchive(entries);
}

async function packed(file: WrittenFile): Promise<ZipEntry | undefined> {
  const deflate = createDeflateRaw();
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const isPacked = once(deflate, 'end');
  let sum = 0;
  let size = 0;
  let pieces = 0;
  for (const piece of piecesOf(file)) {
    const bytes = Buffer.from(piece);
    sum = crc32(bytes, sum);
    size += bytes.length;
    pieces += 1;
    if (!deflate.write(bytes)) await once(deflate, 'drain');
    await letOthersIn();
  }
  deflate.end();
  await isPacked;
  return pieces > 0
    ? { name: file.file, method: 'deflated', bytes: Buffer.concat(parts), crc32: sum, size }
    : undefined;
}

/** The text of a file in pieces of some thousand lines, the header in the first; nothing when the file has no lines. */
function* piecesOf({ columns, rows }: WrittenFile): Generator<string> {
  let text = csvLine(columns);
  let lines = 0;
  for (const row of rows()) {
    text += csvLine(row);
    lines += 1;
    if (lines % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }
  if (lines > 0 && text !== '') yield text;
}
