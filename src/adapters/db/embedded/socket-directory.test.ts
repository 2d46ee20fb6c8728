import { describe, expect, test } from 'vitest';
import { fitsSocket, socketDirectoryFor } from './socket-directory.ts';

/** "/" and the name of the socket file. */
const TAIL = '/.s.PGSQL.5432'.length;

test.each([
  ['the longest', `/${'a'.repeat(103 - TAIL - 1)}`, true],
  ['one byte more', `/${'a'.repeat(103 - TAIL)}`, false],
  ['as many letters but more bytes', `/${'ñ'.repeat(60)}`, false],
])('a socket path: %s', (_, directory, fits) => {
  expect(fitsSocket(directory)).toBe(fits);
});

describe('the socket directory', () => {
  test('is beside the cluster', () => {
    expect(socketDirectoryFor('/srv/anden/server')).toBe('/srv/anden/server/socket');
  });

  test('is one and the same in the temporary directory where that is too long', () => {
    const place = `/srv/${'long'.repeat(30)}`;
    expect(socketDirectoryFor(place, '/tmp')).toMatch(/^\/tmp\/anden-[0-9a-f]{16}$/);
    expect(socketDirectoryFor(place, '/tmp')).toBe(socketDirectoryFor(place, '/tmp'));
    expect(socketDirectoryFor(`${place}x`, '/tmp')).not.toBe(socketDirectoryFor(place, '/tmp'));
  });

  test('is refused where both are too long', () => {
    const long = `/srv/${'long'.repeat(30)}`;
    expect(() => socketDirectoryFor(long, long)).toThrow(/too long.*shorter data directory, or set DATABASE_URL/);
  });
});
