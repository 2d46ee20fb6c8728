import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecrets } from '#main/config/secrets.ts';

test('secrets are made once, for their owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anden-'));
  const made = await loadSecrets(join(folder, 'data'));
  expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  expect(await loadSecrets(join(folder, 'data'))).toEqual(made);
  expect((await stat(join(folder, 'data', 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('a folder from before keeps what it has and gets what is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anden-'));
  await writeFile(join(folder, 'secrets.json'), JSON.stringify({ session: 'the-old-one' }));
  const { session, oxxoPrivateKey } = await loadSecrets(folder);
  expect(session).toBe('the-old-one');
  expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toMatchObject({ session, oxxoPrivateKey });
});
