import { expect, test } from 'vitest';
import { maySearch } from './reachable.ts';

const account = { uid: 7, gid: 8, home: '/' };

test.each([
  ['everybody', { mode: 0o755, uid: 0, gid: 0 }, true],
  ['nobody else', { mode: 0o700, uid: 0, gid: 0 }, false],
  ['passing without reading', { mode: 0o711, uid: 0, gid: 0 }, true],
  ['the owner', { mode: 0o700, uid: 7, gid: 0 }, true],
  ['the owner shut out, though others may', { mode: 0o077, uid: 7, gid: 0 }, false],
  ['the group', { mode: 0o710, uid: 0, gid: 8 }, true],
  ['the group shut out, though others may', { mode: 0o707, uid: 0, gid: 8 }, false],
  ['reading without passing', { mode: 0o744, uid: 0, gid: 0 }, false],
])('a directory open to %s', (_, facts, may) => {
  expect(maySearch(facts, account)).toBe(may);
});
