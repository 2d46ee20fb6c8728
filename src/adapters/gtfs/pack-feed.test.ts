import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { packFeed } from '#adapters/gtfs/pack-feed.ts';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

const file = (name: string, rows: readonly (readonly string[])[]) => ({
  file: name,
  columns: ['stop_id', 'stop_name'],
  rows: () => rows,
});

async function unpacked(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'anden-pack-'));
  await writeFile(join(folder, 'feed.zip'), bytes);
  const read = await readSource(join(folder, 'feed.zip'), { report: createNoticeCollector().report });
  await rm(folder, { recursive: true });
  if (!read.ok) throw new Error(read.fault.message);
  return new Map([...read.value].map(([name, { lines }]) => [name, lines.map(({ cells }) => cells)]));
}

test('quotes, commas and letters of any language come back as they were', async () => {
  const rows = [
    ['1', 'Peñón "El Faro", norte'],
    ['2', '终点站'],
  ];
  expect(await unpacked(await packFeed([file('stops.txt', rows)]))).toEqual(new Map([['stops.txt', rows]]));
});

test.each([1_999, 2_000, 2_001, 40_000])('a file of %i lines is whole, and the same each time', async (count) => {
  const rows = Array.from({ length: count }, (_, i) => [String(i), `Stop ${i}`]);
  const bytes = await packFeed([file('stops.txt', rows)]);
  expect((await unpacked(bytes)).get('stops.txt')).toEqual(rows);
  expect(Buffer.compare(bytes, await packFeed([file('stops.txt', rows)]))).toBe(0);
});

test('files without a line are left out', async () => {
  const files = [file('stops.txt', [['1', 'A']]), file('routes.txt', [])];
  expect([...(await unpacked(await packFeed(files))).keys()]).toEqual(['stops.txt']);
});

test('others are let in while a large file is packed', async () => {
  const rows = Array.from({ length: 40_000 }, (_, i) => [String(i), 'Stop']);
  let turns = 0;
  const counting = new AbortController();
  const count = async () => {
    for await (const _ of setInterval(0, undefined, { signal: counting.signal })) turns += 1;
  };
  const counted = count().catch(() => undefined);
  await packFeed([file('stops.txt', rows)]);
  counting.abort();
  await counted;
  expect(turns).toBeGreaterThan(3);
});
