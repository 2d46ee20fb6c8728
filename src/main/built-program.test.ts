import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCurrent, sourceOf } from '#main/built-program.ts';

let root: string;
const BUILT_AT = new Date('2026-11-28T12:00:00Z');

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'anden-'))}/`;
  write('one.ts', 'export const one = 1;');
  write('two.ts', 'export const two = 2;');
  writeFileSync(list(), JSON.stringify(['one.ts', 'two.ts'].map((path) => sourceOf(path, root))));
});
afterEach(() => rmSync(root, { recursive: true }));

const list = () => join(root, 'sources.json');

function write(path: string, text: string, at = BUILT_AT): void {
  writeFileSync(root + path, text);
  utimesSync(root + path, at, at);
}

const later = new Date(BUILT_AT.getTime() + 1);

test.each<[string, boolean, () => void]>([
  ['as it was built', true, () => undefined],
  ['a source of another length', false, () => write('two.ts', 'export const two = 22;')],
  ['a source as long, changed a millisecond later', false, () => write('two.ts', 'export const two = 3;', later)],
  ['a source that is gone', false, () => rmSync(join(root, 'one.ts'))],
  ['a list cut short', false, () => writeFileSync(list(), '[["one.ts",')],
  ['no list', false, () => rmSync(list())],
])('a program is current: %s, %s', (_, expected, change) => {
  change();
  expect(isCurrent(list(), root)).toBe(expected);
});
