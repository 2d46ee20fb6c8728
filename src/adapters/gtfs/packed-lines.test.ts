import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readTable } from '#adapters/gtfs/read-table.ts';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

/** A file read in chunks of this many bytes, as a large table and as a usual one. */
async function read(text: string, bytes = 7) {
  const all = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(all.length / bytes) }, (_, i) =>
    all.subarray(i * bytes, (i + 1) * bytes),
  );
  const table = (name: string) =>
    readTable({ name, open: async () => Readable.from(chunks) }, createNoticeCollector().report);
  const [packed, usual] = await Promise.all([table('shapes.txt'), table('stops.txt')]);
  return { packed, usual };
}

test('a large file is read like the others, on each pass', async () => {
  const points = Array.from({ length: 300 }, (_, i) => `"w, ""${i}""",20.${i}, -105.5 ,${i}\r\n`).join('');
  const { packed, usual } = await read(`\ufeffshape_id,shape_pt_lat,"shape_pt_lon",n\n\n${points}é,1,2,`);
  expect(packed.columns).toEqual(usual.columns);
  expect([...packed.packed!]).toEqual(usual.lines);
  expect([...packed.packed!]).toHaveLength(301);
});

test('an empty file has no columns, and one line of a megabyte is refused', async () => {
  expect((await read('')).packed.columns).toEqual([]);
  await expect(read('x'.repeat(1_000_000), 65_536)).rejects.toThrow(UnreadableFeed);
});
