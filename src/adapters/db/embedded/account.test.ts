import { describe, expect, test } from 'vitest';
import { accountFor, unprivilegedAccount } from './account.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';

describe('the account of a server started by root', () => {
  test.each([
    ['postgres before nobody', [ROOT, NOBODY, POSTGRES], 101],
    ['nobody where there is no postgres', [ROOT, NOBODY], 65534],
    ['nobody where postgres is root by another name', ['postgres:x:0:0::/root:/bin/sh', NOBODY], 65534],
    ['none of other names', [ROOT, 'postgresql:x:5:5::/:/bin/sh'], undefined],
    ['none of negative numbers (macOS)', [ROOT, 'nobody:*:-2:-2:Nobody:/var/empty:/usr/bin/false'], undefined],
    ['none in an empty file', [''], undefined],
  ])('is %s', (_, lines, uid) => {
    expect(unprivilegedAccount(lines.join('\n'))?.uid).toBe(uid);
  });

  test('is not asked for by an ordinary user', async () => {
    expect(await accountFor(1000)).toBeUndefined();
    expect(await accountFor(undefined)).toBeUndefined();
  });
});
