import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOutside, PRODUCTS } from './kind-files.ts';
import { withoutComments } from './without-comments.ts';

const outside = (name: string, files: Readonly<Record<string, string>>): readonly string[] =>
  filesOutside(PRODUCTS[name]!, Object.keys(files), (file) => files[file]!);

test('a file counts by an import, an identifier, a code in a string and a statement', () => {
  const files = {
    'src/main/wire-up.ts': `import { internetRoom } from '#main/rooms/internet.ts';`,
    'src/main/wiring.ts': 'readonly internet?: SetUp;',
    'src/domain/errors.ts': `export const CODES = ['internet_unknown'];`,
    'src/adapters/db/booking/read.ts': '`select w.code from internet_delivery w`',
  };
  expect(outside('internet', files)).toEqual(Object.keys(files).sort());
});

test('its own files, tests, and what else bears the name do not count', () => {
  const files = {
    'src/app/internet/deliver-due.ts': 'internet',
    'src/main/rooms/internet.ts': 'internet',
    'src/app/booking/choose.test.ts': 'internet',
    'src/adapters/cfdi/schema.ts': `'http://www.sat.gob.mx/sitio_internet/cfd/4'`,
    'db/migrations/0051-internet.sql': 'create table internet_delivery ()',
  };
  expect(outside('internet', files)).toEqual([]);
  expect(outside('points', { 'src/web/network/line-map.tsx': '<polyline points={points} />' })).toEqual([]);
});

test('a sentence of the site is no mention, a name in its texts is', () => {
  expect(outside('internet', { 'src/text/save.ts': `es: 'Se ven sin internet en', en: 'Without internet'` })).toEqual(
    [],
  );
  expect(outside('internet', { 'src/text/errors.ts': `...internetErrors, other: 'One more'` })).toHaveLength(1);
  expect(outside('internet', { 'src/text/errors.ts': `import { all } from '#text/internet/errors.ts';` })).toHaveLength(
    1,
  );
});

test('the files that luggage touches are those that the how-to lists', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src']);
  const files = tracked.toString().split('\n').filter(existsSync);
  const touched = filesOutside(PRODUCTS['luggage']!, files, (file) => withoutComments(readFileSync(file, 'utf8')));
  const howTo = readFileSync('docs/how-to/sell-another-kind.md', 'utf8');
  const rows = howTo.split('\n').filter((line) => line.startsWith('| [`'));
  const listed = rows.flatMap((row) => [...row.matchAll(/\]\(\.\.\/\.\.\/(src\/[^)]+)\)/g)].map(([, file]) => file));
  expect(touched).toEqual(listed.toSorted());
});
