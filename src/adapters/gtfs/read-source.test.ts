import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceLimits } from '#adapters/gtfs/limits.ts';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { zipOf, type ZipEntry } from '#adapters/gtfs/testing/zip.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'anden-source-'));
});
afterAll(() => rm(place, { recursive: true }));

const STOPS = 'stop_id,stop_name\nA,Añil\nB,"Bucerías, centro"\n';
const stops = { name: 'stops.txt', content: STOPS };

async function read(path: string, options: { limits?: SourceLimits; overlay?: string } = {}) {
  const book = createNoticeCollector();
  const result = await readSource(path, { ...options, report: book.report });
  return { result, notices: book.notices(), tables: result.ok ? result.value : undefined };
}

let archives = 0;
async function readZip(entries: readonly ZipEntry[] | Buffer, limits?: SourceLimits) {
  archives += 1;
  const path = join(place, `${archives}.zip`);
  await writeFile(path, Buffer.isBuffer(entries) ? entries : zipOf(entries as readonly ZipEntry[]));
  return read(path, { ...(limits && { limits }) });
}

async function readFolder(files: Readonly<Record<string, string | Buffer>>) {
  const folder = await mkdtemp(join(place, 'folder-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return read(folder);
}

const LINES = [
  { line: 2, cells: ['A', 'Añil'] },
  { line: 3, cells: ['B', 'Bucerías, centro'] },
];

test('a folder and a zip say the same', async () => {
  for (const { tables, notices } of [await readFolder({ 'stops.txt': STOPS }), await readZip([stops])]) {
    expect(tables?.get('stops.txt')).toEqual({
      file: 'stops.txt',
      columns: ['stop_id', 'stop_name'],
      lines: LINES,
      unreadable: [],
    });
    expect(notices).toEqual([]);
  }
});

test.each([
  ['a byte order mark', `\uFEFF${STOPS}`],
  ['line ends of Windows', STOPS.replaceAll('\n', '\r\n')],
  ['no line end at the end', STOPS.trimEnd()],
  ['spaces around cells', 'stop_id , stop_name\nA, Añil \nB,"Bucerías, centro"'],
  ['a comma too many', 'stop_id,stop_name\nA,Añil,\nB,"Bucerías, centro",'],
])('reads past %s', async (_, content) => {
  const { tables } = await readZip([{ name: 'stops.txt', content }]);
  expect(tables?.get('stops.txt')?.columns).toEqual(['stop_id', 'stop_name']);
  expect(tables?.get('stops.txt')?.lines.map(({ cells }) => cells.slice(0, 2))).toEqual(
    LINES.map(({ cells }) => cells),
  );
});

test.each([
  [
    'zip',
    () =>
      readZip([
        { name: 'feed/stops.txt', content: STOPS },
        { name: '__MACOSX/feed/._stops.txt', content: '' },
      ]),
  ],
  ['folder', () => readFolder({ 'feed/stops.txt': STOPS, 'README.md': '' })],
])('finds the feed in a subfolder of a %s', async (_, readIt) => {
  const { tables, notices } = await readIt();
  expect(tables?.get('stops.txt')?.lines).toEqual(LINES);
  expect(notices).toMatchObject([{ code: 'invalid_input_files_in_subfolder', file: 'feed/' }]);
});

test('says what is odd about the lines', async () => {
  const { notices, tables } = await readFolder({
    'stops.txt': 'stop_id,stop_name,stop_id\nA,Añil,\nB\nC,a,b,c\n\nD,"two\nlines",\nE',
    'notes.txt': '',
    'shapes.txt': '',
  });
  expect(tables?.get('stops.txt')?.lines.map(({ cells }) => cells[0])).toEqual(['A', 'D']);
  expect(notices).toEqual([
    { code: 'unknown_file', severity: 'INFO', file: 'notes.txt' },
    { code: 'duplicated_column', severity: 'ERROR', file: 'stops.txt', field: 'stop_id' },
    { code: 'invalid_row_length', severity: 'ERROR', file: 'stops.txt', line: 3 },
    { code: 'invalid_row_length', severity: 'ERROR', file: 'stops.txt', line: 4 },
    { code: 'invalid_row_length', severity: 'ERROR', file: 'stops.txt', line: 8 },
  ]);
});

test('an overlay adds files and stands in for others', async () => {
  const base = join(place, 'base');
  const overlay = join(place, 'overlay');
  for (const folder of [base, overlay]) await mkdir(folder);
  await writeFile(join(base, 'stops.txt'), STOPS);
  await writeFile(join(base, 'routes.txt'), 'route_id\nR');
  await writeFile(join(overlay, 'routes.txt'), 'route_id\nQ');
  await writeFile(join(overlay, 'agency.txt'), 'agency_id\nX');
  const { tables } = await read(base, { overlay });
  expect([...tables!.keys()].sort()).toEqual(['agency.txt', 'routes.txt', 'stops.txt']);
  expect(tables?.get('routes.txt')?.lines[0]?.cells).toEqual(['Q']);
});

const MEGABYTE = 1024 * 1024;
const SMALL: SourceLimits = { files: 3, bytes: 2 * MEGABYTE, ratio: 150 };
/** Nearly incompressible. */
const noise = (bytes: number) =>
  Array.from({ length: bytes / 8 }, (_, i) => ((i * 2654435761) % 16 ** 8).toString(16)).join('');

test.each<[string, string, readonly ZipEntry[] | Buffer]>([
  ['a bomb of one file', 'suspicious_compression', [{ name: 'stops.txt', content: Buffer.alloc(1.5 * MEGABYTE, 'a') }]],
  [
    'a bomb that hides its size',
    'bad_zip',
    [{ name: 'stops.txt', content: Buffer.alloc(8 * MEGABYTE, 'a\n'), claimedSize: 1000 }],
  ],
  ['more than fits', 'too_large', [{ name: 'stops.txt', content: noise(3 * MEGABYTE) }]],
  ['too many files', 'too_many_files', ['a', 'b', 'c', 'stops.txt'].map((name) => ({ name, content: '' }))],
  ['a path out of the archive', 'unsafe_path', [stops, { name: '../../etc/agency.txt', content: 'x' }]],
  ['a path from the root', 'unsafe_path', [stops, { name: '/etc/agency.txt', content: 'x' }]],
  ['a path of Windows', 'unsafe_path', [stops, { name: '..\\agency.txt', content: 'x' }]],
  ['a symbolic link', 'symbolic_link', [stops, { name: 'agency.txt', content: '/etc/passwd', mode: 0o120777 }]],
  ['an encrypted file', 'encrypted', [{ ...stops, encrypted: true }]],
  ['one file twice', 'duplicate_file', [stops, stops]],
  ['a file altered after it was packed', 'damaged_file', [{ ...stops, claimedSum: 0x1234abcd }]],
  ['no feed in it', 'not_a_feed', [{ name: 'readme.txt', content: 'x' }]],
  ['two feeds in it', 'not_a_feed', ['a/stops.txt', 'b/stops.txt'].map((name) => ({ name, content: STOPS }))],
  ['no archive at all', 'bad_zip', Buffer.from('stop_id,stop_name')],
  ['an archive cut short', 'bad_zip', zipOf([stops]).subarray(0, 60)],
  ['an empty file', 'bad_zip', Buffer.alloc(0)],
  ['UTF-16', 'utf16', [{ name: 'stops.txt', content: Buffer.from(`\uFEFF${STOPS}`, 'utf16le') }]],
  ['UTF-16 without a mark', 'utf16', [{ name: 'stops.txt', content: Buffer.from(STOPS, 'utf16le') }]],
  ['Latin-1', 'not_utf8', [{ name: 'stops.txt', content: Buffer.from(STOPS, 'latin1') }]],
  [
    'a letter cut in half',
    'not_utf8',
    [{ name: 'stops.txt', content: Buffer.from('stop_id\nA\u00f1').subarray(0, -1) }],
  ],
  ['NUL bytes', 'nul_byte', [{ name: 'stops.txt', content: 'stop_id\nA\0B' }]],
  ['a quote that never ends', 'bad_csv', [{ name: 'stops.txt', content: 'stop_id\n"A\nB\nC' }]],
  ['one endless line', 'bad_csv', [{ name: 'stops.txt', content: `stop_id\n${noise(200_000)}` }]],
])('refuses a zip with %s: %s', async (_, code, entries) => {
  const { result } = await readZip(entries, SMALL);
  expect(result).toMatchObject({ ok: false, fault: { code } });
  expect(result.ok ? '' : result.fault.message).toMatch(/\w+ \w+/);
});

test('refuses what is not there, and links in folders', async () => {
  expect((await read(join(place, 'nowhere'))).result).toMatchObject({ fault: { code: 'not_found' } });
  const folder = await mkdtemp(join(place, 'linked-'));
  await symlink('/etc/hostname', join(folder, 'stops.txt'));
  expect((await read(folder)).result).toMatchObject({ fault: { code: 'symbolic_link', file: 'stops.txt' } });
});
