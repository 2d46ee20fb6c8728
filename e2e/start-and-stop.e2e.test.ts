import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSite } from './testing/start-site.ts';

const HOST = '127.0.0.1';

test('a second site on a port ends before it touches what the first keeps', async () => {
  const first = createServer();
  await new Promise((resolve) => first.listen(0, HOST, () => resolve(undefined)));
  onTestFinished(() => void first.close());
  const { port } = first.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-second-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'played.json');
  writeFileSync(file, '{"of":"the first"}');
  const env = { PATH: process.env['PATH'], HOST, PORT: String(port), ANDEN_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, ['src/main/start.ts'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`port ${port} is in use`);
  expect(readFileSync(file, 'utf8')).toBe('{"of":"the first"}');
  expect(readdirSync(dataDir).toSorted()).toEqual(['played.json', 'secrets.json']);
});

test.each(['ready at', 'the whole demo timetable is on sale'])(
  'Ctrl-C in its terminal, once it says “%s”, ends it without another word',
  async (said) => {
    const site = await startSite({}, { hasOwnGroup: true });
    onTestFinished(site.stop);
    await vi.waitUntil(() => site.output().includes(said), { timeout: 60_000 });
    const ended = once(site.process, 'exit');
    process.kill(-site.process.pid!, 'SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(site.output()).toMatch(/stopping\s*$/);
  },
);
